import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";

const folder = join(__dirname, "../.github/workflows");

interface Filter {
  readonly branches?: readonly string[];
  readonly paths?: readonly string[];
  readonly "paths-ignore"?: readonly string[];
}

type Variables = Readonly<Record<string, string>>;

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Variables;
  readonly env?: Variables;
}

interface Workflow {
  readonly file: string;
  readonly on: Readonly<Record<string, Filter | null>>;
  readonly concurrency?: { readonly group: string; readonly "cancel-in-progress": boolean };
  readonly jobs: Readonly<Record<string, { readonly env?: Variables; readonly steps: readonly Step[] }>>;
}

const workflows: readonly Workflow[] = readdirSync(folder).map((file) => ({
  file,
  ...parse(readFileSync(join(folder, file), "utf8")),
}));

/** `**` is anything, `*` anything but a slash: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet */
const fits = (path: string) => (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*\*?/g, (stars) => (stars === "**" ? ".*" : "[^/]*"))}$`,
  ).test(path);

/** The workflows that GitHub starts when these files change on, or towards, the branch `main`. */
const started = (event: "push" | "pull_request", changed: readonly string[]) =>
  workflows
    .filter(({ on }) => {
      if (!(event in on)) return false;
      const { branches, paths, "paths-ignore": ignored } = on[event] ?? {};
      if (branches && !branches.some(fits("main"))) return false;
      if (paths) return changed.some((path) => paths.some(fits(path)));
      return !ignored || changed.some((path) => !ignored.some(fits(path)));
    })
    .map(({ file }) => file)
    .sort();

const saved = ["content/news/retiro/index.md", "content/news/retiro/capa.webp"];

describe.each(["push", "pull_request"] as const)("on %s", (event) => {
  it.each([
    ["what an editor saves", saved, ["content.yml"]],
    ["a setting", ["content/settings/site.yml"], ["content.yml"]],
    ["code", ["src/lib/dates.ts"], ["ci.yml"]],
    ["documentation of the content", ["docs/content.md"], ["ci.yml"]],
    ["code with content", ["src/lib/dates.ts", ...saved], ["ci.yml", "content.yml"]],
    ["an update", ["package.json", "package-lock.json"], ["ci.yml", "dependencies.yml"]],
  ])("%s starts no more than it needs", (_, changed, expected) =>
    expect(started(event, changed)).toEqual([...expected, ...(event === "push" ? ["publish.yml"] : [])]),
  );
});

const workflow = (file: string) => {
  const found = workflows.find((one) => one.file === file);
  if (!found) throw new Error(`There is no ${file}.`);
  return found;
};

it("what an editor saves is checked and built, and told in Portuguese; the tests stay out of it", () => {
  const runs = Object.values(workflow("content.yml").jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(runs.filter((run) => /npm (run )?(t|test|e2e)\b|playwright|jest/.test(run))).toEqual([]);
  expect(runs).toContain("npm run -s check -- comment.md");
});

it.each([
  ["content.yml", "npm run -s check"],
  ["publish.yml", "npm run build"],
])("%s refuses texts that are still to be written", (file, part) =>
  expect(variablesOf(file, part)).toMatchObject({ LIVE_BUILD: "true" }),
);

it.each(["ci.yml", "content.yml"])("of %s one run goes on at a time on a branch, the newest", (file) => {
  expect(workflow(file).concurrency).toEqual({
    group: expect.stringMatching(/^\$\{\{ github\.workflow \}\}-\$\{\{ github\.ref \}\}$/),
    "cancel-in-progress": true,
  });
});

it("what is wrong with the content is told in Portuguese, and nothing is built of it", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  const comment = join(content, "comment.md");
  const { status } = spawnSync(process.execPath, [join(__dirname, "check.mjs"), comment], {
    env: { ...process.env, CONTENT_DIR: content },
  });
  expect(status).toBe(1);
  expect(readFileSync(comment, "utf8")).toMatch(/^\*\*O conteúdo ainda não pode ser publicado\. Corrija/);
  rmSync(content, { recursive: true });
});

/** What GitHub sets for the steps of a workflow that run this. */
const variablesOf = (file: string, part: string): Variables =>
  Object.assign(
    {},
    ...Object.values(workflow(file).jobs).flatMap(({ env, steps }) =>
      steps.filter(({ run }) => run?.includes(part)).flatMap((step) => [env ?? {}, step.env ?? {}]),
    ),
  );

const handedOn = (names: readonly string[]): Variables =>
  Object.fromEntries(names.map((name) => [name, `\${{ vars.${name} }}`]));

it("the build that is published has all settings that the documents name, as variables of the repository", () => {
  const documents = [".env.example", "docs/deploy.md", "docs/editor.md", "docs/forms.md"];
  const texts = documents.map((file) => readFileSync(join(__dirname, "..", file), "utf8"));
  const named = texts.flatMap((text) => text.match(/\b(?:CMS|GATSBY)_[A-Z_]+/g) ?? []);
  // Every script sets the first; the workflow knows the others: of another branch than `main` it would publish nothing.
  const wanted = [...new Set(named)].filter((name) => !/^(GATSBY_TELEMETRY_DISABLED|CMS_REPO|CMS_BRANCH)$/.test(name));
  expect(wanted).toEqual(expect.arrayContaining(["CMS_LOGIN", "GATSBY_PASTOR_FORM_ID", "GATSBY_ERROR_REPORT_URL"]));
  expect(variablesOf("publish.yml", "npm run build")).toMatchObject(handedOn(wanted));
  expect(variablesOf("publish.yml", "npm run build")).not.toHaveProperty("CMS_BRANCH");
  expect(workflow("publish.yml").on.push?.branches).toEqual(["main"]);
});

it.each(["publish.yml", "live.yml"])("%s looks for the forms that the build was given", (file) =>
  expect(variablesOf(file, "check:live")).toMatchObject(handedOn(["GATSBY_PASTOR_FORM_ID", "GATSBY_CHURCH_FORM_ID"])),
);

it("what is kept in node_modules comes back after the installation, which empties it", () => {
  const kept = workflows.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => {
      const back = steps.findIndex(
        (step) => step.uses?.startsWith("actions/cache/restore@") && /node_modules/.test(step.with?.path ?? ""),
      );
      return back < 0 ? [] : [steps.slice(0, back).some(({ run }) => run?.startsWith("npm ci"))];
    }),
  );
  expect(kept).toEqual([true]);
});

/** The script of a step, as GitHub runs it on Linux. */
const runStep = (file: string, part: string, env: NodeJS.ProcessEnv) => {
  const steps = Object.values(workflow(file).jobs).flatMap(({ steps }) => steps);
  const script = steps.find(({ run }) => run?.includes(part))?.run ?? "";
  return new Promise<number | null>((done) =>
    spawn("bash", ["-eo", "pipefail", "-c", script], { env: { ...process.env, ...env } }).once("close", done),
  );
};

it("once a day the host is asked to build, and a host that refuses is seen", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === "/hook" ? 200 : 404).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  expect(await runStep("daily.yml", "curl", { BUILD_HOOK_URL: `${base}/hook` })).toBe(0);
  expect(asked).toEqual(["POST /hook"]);
  expect(await runStep("daily.yml", "curl", { BUILD_HOOK_URL: `${base}/gone` })).not.toBe(0);
  server.close();
});

it.each(["ci.yml", "content.yml", "publish.yml"])("a quiet summer does not disable %s: it has no schedule", (file) => {
  expect(Object.keys(workflow(file).on)).not.toContain("schedule");
});

it("once a day GitHub is asked to publish, and to leave the workflows enabled", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gh-"));
  const asked = join(folder, "asked");
  const gh = '#!/bin/sh\necho "$1 $2 $3" >> "$ASKED"\n[ "$2" = list ] && printf "7\\n8\\n" || [ "$3" != "$REFUSED" ]\n';
  writeFileSync(join(folder, "gh"), gh, { mode: 0o755 });
  const env = { ASKED: asked, PATH: `${folder}:${process.env.PATH}` };
  expect(await runStep("daily.yml", "gh workflow run", env)).toBe(0);
  expect(await runStep("daily.yml", "gh workflow enable", env)).toBe(0);
  expect(readFileSync(asked, "utf8").trim().split("\n")).toEqual([
    "workflow run publish.yml",
    "workflow list --all",
    "workflow enable 7",
    "workflow enable 8",
  ]);
  expect(await runStep("daily.yml", "gh workflow enable", { ...env, REFUSED: "7" })).not.toBe(0);
  rmSync(folder, { recursive: true });
});

it("a site that does not answer makes the morning's look fail", async () => {
  const summary = join(mkdtempSync(join(tmpdir(), "live-")), "summary.md");
  const env = { SITE_URL: "https://127.0.0.1:1", GITHUB_STEP_SUMMARY: summary };
  expect(await runStep("live.yml", "check:live", env)).not.toBe(0);
  rmSync(dirname(summary), { recursive: true });
});
