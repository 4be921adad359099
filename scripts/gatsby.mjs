import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Starts Gatsby's command line with our compiler of hooks.
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function startGatsby(args, { env, ...options } = {}) {
  const preload = import.meta.resolve("./gatsby-preload.mjs");
  const cli = fileURLToPath(import.meta.resolve("gatsby/cli.js"));
  return spawn(process.execPath, ["--import", preload, cli, ...args], {
    stdio: "inherit",
    env: { GATSBY_TELEMETRY_DISABLED: "1", ...process.env, ...env },
    ...options,
  });
}
