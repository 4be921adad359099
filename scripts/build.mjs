import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { stepsIn, stepTable } from "./build-steps.mjs";
import { codeDigest, openCodeCache } from "./code-cache.mjs";

/**
 * Builds the site with Gatsby; `--profile` prints how long each step took.
 *
 * Encoding pictures occupies the threads that Node reads files with: with the usual four, webpack would wait for pictures.
 * More room for young objects halves the time that is spent on collecting them. On two cores Gatsby would have one process for
 * the queries and one for the HTML, and wait for it: it starts sooner, and takes less memory, where its data is already.
 * Progress is drawn, with a library that takes half a second to load, only for somebody who watches.
 */
const digest = codeDigest(process.cwd());
const codeCache = openCodeCache(process.cwd(), digest);
const profile = process.argv.includes("--profile");
const defaults = {
  GATSBY_TELEMETRY_DISABLED: "1",
  UV_THREADPOOL_SIZE: "16",
  ...(availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: "1" } : {}),
  ...(profile || !process.stdout.isTTY ? { GATSBY_LOGGER: "yurnalist" } : {}),
};
const forced = {
  CODE_DIGEST: digest,
  ...(codeCache.isKept && existsSync("src/gatsby-types.d.ts") ? { HAS_TYPES: "1" } : {}),
  NODE_OPTIONS: ["--max-semi-space-size=32", process.env.NODE_OPTIONS ?? ""].join(" ").trim(),
};
const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("./gatsby.mjs")), "build"], {
  stdio: ["inherit", profile ? "pipe" : "inherit", "inherit"],
  env: { ...defaults, ...process.env, ...forced },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));

let output = "";
const started = performance.now();
child.stdout?.on("data", (chunk) => {
  output += chunk;
});
child.on("close", (code) => {
  if (profile) console.log(code === 0 ? stepTable(stepsIn(output), (performance.now() - started) / 1000) : output);
  codeCache.close(code === 0);
  process.exitCode = code ?? 1;
});
