import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stepsIn, stepTable } from "./build-steps.mjs";
import { openCodeCache } from "./code-cache.mjs";

/**
 * Builds the site with Gatsby; `--profile` prints how long each step took.
 *
 * Encoding pictures occupies the threads that Node reads files with: with the usual four, webpack would wait for pictures.
 */
const keepCodeCache = openCodeCache(process.cwd());
const profile = process.argv.includes("--profile");
const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("gatsby/cli.js")), "build"], {
  stdio: ["inherit", profile ? "pipe" : "inherit", "inherit"],
  env: { GATSBY_TELEMETRY_DISABLED: "1", UV_THREADPOOL_SIZE: "16", ...process.env, ...(profile ? { CI: "true" } : {}) },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));

let output = "";
const started = performance.now();
child.stdout?.on("data", (chunk) => {
  output += chunk;
});
child.on("close", (code) => {
  if (profile) console.log(code === 0 ? stepTable(stepsIn(output), (performance.now() - started) / 1000) : output);
  if (code === 0) keepCodeCache();
  process.exitCode = code ?? 1;
});
