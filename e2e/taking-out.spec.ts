import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { copyContent, copyProject } from "./project-copy";

/** Capabilities that can be taken out: a plugin, and what of the site is only for it. */
const capabilities: Readonly<Record<string, readonly string[]>> = {
  "search-index": [
    "src/features/search",
    "src/pages/busca.tsx",
    "src/gatsby/search-records.ts",
    "src/gatsby/search-records.test.ts",
  ],
  "decap-editor": ["src/previews"],
  "registrations-desk": ["src/features/registration/desk-settings.ts"],
  feeds: ["src/gatsby/feeds.ts"],
  "document-text": [],
  analytics: [],
};

const run = promisify(execFile);

/** Runs a program of the project's in a copy of it. What it prints comes back where it fails. */
const problemsOf = (folder: string, program: string, ...args: string[]) =>
  run(process.execPath, [join(folder, program), ...args], { cwd: folder, env: { ...process.env, CI: "true" } }).then(
    () => "",
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ""}${error.stderr ?? ""}` || String(error),
  );

/** A copy of the project without these capabilities: their lines in gatsby-config.ts and their folders are gone. */
function without(names: readonly string[]): string {
  const folder = copyProject();
  const config = join(folder, "gatsby-config.ts");
  let text = readFileSync(config, "utf8");
  for (const name of names) {
    const gone = [`plugins/${name}`, ...(capabilities[name] ?? [])];
    for (const path of gone) {
      expect(existsSync(join(folder, path)), path).toBe(true);
      rmSync(join(folder, path), { recursive: true });
    }
    text = withoutEntry(text, name)
      .split("\n")
      .filter((line) => !gone.some((path) => line.includes(`from "./${path.replace(/\.tsx?$/, "")}`)))
      .join("\n");
    // What reads documents is an argument of two options.
    if (name === "document-text") text = text.replaceAll("(documentFacts)", "()");
  }
  writeFileSync(config, text);
  // The site and its server: the journeys are not in the copy.
  const tsconfig = join(folder, "tsconfig.json");
  const { compilerOptions } = JSON.parse(readFileSync(tsconfig, "utf8"));
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, include: ["src", "plugins", "scripts", "gatsby-*"] }));
  cpSync(join(__dirname, "../src/gatsby-types.d.ts"), join(folder, "src/gatsby-types.d.ts"));
  // What stands for GitHub in unit tests.
  cpSync(join(__dirname, "github"), join(folder, "e2e/github"), { recursive: true });
  return folder;
}

/** The configuration without the entry of a plugin: `"name",` or `{ resolve: "name", … },` in one line or several. */
function withoutEntry(text: string, name: string): string {
  const forms = [`"${name}",`, `\\{ resolve: "${name}".*\\},`, `\\{\n {6}resolve: "${name}"[^]*?^ {4}\\},`];
  const found = new RegExp(`^ {4}(${forms.join("|")})\n`, "m").exec(text);
  if (!found) throw new Error(`gatsby-config.ts has no ${name}`);
  return text.replace(found[0], "");
}

for (const name of Object.keys(capabilities))
  test(`without ${name} the rest type-checks`, async () => {
    test.setTimeout(120_000);
    const folder = without([name]);
    expect(await problemsOf(folder, "node_modules/@typescript/native/bin/tsc", "--noEmit")).toBe("");
    rmSync(folder, { recursive: true });
  });

test("without all of them the site is built and served", async () => {
  test.setTimeout(600_000);
  const folder = without(Object.keys(capabilities));
  await copyContent(folder);
  const env: NodeJS.ProcessEnv = { ...process.env, CI: "true", PORT: "0", INBOX_PORT: "0" };
  delete env.CONTENT_DIR;
  const server = spawn(process.execPath, [join(folder, "scripts/start.mjs")], { cwd: folder, env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        const [, found] = /No ar: (http:\S+)/.exec(output) ?? [];
        if (found) resolve(found);
      });
    server.once("close", () => reject(new Error(output)));
  });
  expect((await fetch(`${url}/noticias`)).status).toBe(200);
  expect((await fetch(`${url}/admin`)).status).toBe(404);
  server.kill();
  await once(server, "close");
  const built = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" });
  expect(built).toContain(join("noticias", "index.html"));
  expect(built.filter((path) => /^(admin|pagefind)\b|rss\.xml|\.ics$/.test(path))).toEqual([]);
  rmSync(folder, { recursive: true });
});
