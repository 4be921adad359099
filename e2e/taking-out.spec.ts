import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { copyContent, test } from "./project-copy";

/** Plugins that can be taken out, each with what of the site is only for it; .dependency-cruiser.mjs keeps all else from importing them. */
const removable: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(__dirname, "../plugins/removable.json"), "utf8"),
);

/** Takes them out of a copy of the project: their lines in gatsby-config.ts and their folders. */
function takeOut(folder: string): void {
  const config = join(folder, "gatsby-config.ts");
  let text = readFileSync(config, "utf8");
  for (const [name, others] of Object.entries(removable)) {
    const gone = [`plugins/${name}`, ...others];
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
}

/** The configuration without the entry of a plugin: `"name",` or `{ resolve: "name", … },` in one line or several. */
function withoutEntry(text: string, name: string): string {
  const forms = [`"${name}",`, `\\{ resolve: "${name}".*\\},`, `\\{\n {6}resolve: "${name}"[^]*?^ {4}\\},`];
  const found = new RegExp(`^ {4}(${forms.join("|")})\n`, "m").exec(text);
  if (!found) throw new Error(`gatsby-config.ts has no ${name}`);
  return text.replace(found[0], "");
}

let started: ChildProcess | undefined;

async function stop(): Promise<void> {
  if (!started || started.exitCode !== null || started.signalCode !== null) return;
  const ended = once(started, "close");
  started.kill();
  await ended;
}

test.afterEach(stop);

test("without what can be taken out the site is built and served", async ({ project: folder }) => {
  test.setTimeout(600_000);
  takeOut(folder);
  await copyContent(folder);
  const env: NodeJS.ProcessEnv = { ...process.env, CI: "true", PORT: "0", INBOX_PORT: "0" };
  delete env.CONTENT_DIR;
  const server = spawn(process.execPath, [join(folder, "scripts/start.mjs")], { cwd: folder, env });
  started = server;
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
  await stop();
  const built = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" });
  expect(built).toContain(join("noticias", "index.html"));
  expect(built.filter((path) => /^(admin|pagefind)\b|rss\.xml|\.ics$/.test(path))).toEqual([]);
});
