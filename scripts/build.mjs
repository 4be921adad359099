import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { stepsIn, stepTable } from "./build-steps.mjs";
import { codeDigest, hasCompiledHooks, keepCompiledHooks, openCodeCache } from "./code-cache.mjs";

/**
 * Builds the site with Gatsby; `--profile` prints how long each step took.
 *
 * Encoding pictures occupies the threads that Node reads files with: with the usual four, webpack would wait for pictures.
 * More room for young objects halves the time that is spent on collecting them. After an edit of content few queries are
 * asked: on two cores a process of their own takes longer to start than they do, and that is how Gatsby is told to have none.
 */
const digest = codeDigest(process.cwd());
const closeCodeCache = openCodeCache(process.cwd(), digest);
const isEditOfContent = hasCompiledHooks(process.cwd(), digest);
const defaults = {
  GATSBY_TELEMETRY_DISABLED: "1",
  UV_THREADPOOL_SIZE: "16",
  ...(isEditOfContent && availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: "1" } : {}),
};
const forced = {
  CODE_DIGEST: digest,
  NODE_OPTIONS: ["--max-semi-space-size=32", process.env.NODE_OPTIONS ?? ""].join(" ").trim(),
};
const profile = process.argv.includes("--profile");
const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("./gatsby.mjs")), "build"], {
  stdio: ["inherit", profile ? "pipe" : "inherit", "inherit"],
  env: { ...defaults, ...process.env, ...forced, ...(profile ? { CI: "true" } : {}) },
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));

let output = "";
const started = performance.now();
child.stdout?.on("data", (chunk) => {
  output += chunk;
});
child.on("close", (code) => {
  if (profile) console.log(code === 0 ? stepTable(stepsIn(output), (performance.now() - started) / 1000) : output);
  closeCodeCache(code === 0);
  if (code === 0) keepCompiledHooks(process.cwd(), digest);
  process.exitCode = code ?? 1;
});
