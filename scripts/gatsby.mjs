import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/**
 * Starts Gatsby's command line with our compiler of hooks.
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions & { flags?: readonly string[] }} [options] `flags` are Node's own
 */
export function startGatsby(args, { env, flags = [], ...options } = {}) {
  const preload = new URL("./gatsby-preload.mjs", import.meta.url).href;
  const cli = createRequire(import.meta.url).resolve("gatsby/cli.js");
  return spawn(process.execPath, [...flags, "--import", preload, cli, ...args], {
    stdio: "inherit",
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      // From Node 22 on: a fourth of the time that modules take to load.
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
      ...process.env,
      ...env,
    },
    ...options,
  });
}
