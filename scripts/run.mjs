import { spawn } from "node:child_process";

/**
 * Runs a command and collects its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    // A letter may be in two chunks.
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
      });
    child.once("error", (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * The command for npm: that which started us if known, which needs no shell on Windows.
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
function npmCommand(...args) {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ["npm", args];
}

/**
 * Runs npm in a folder.
 * @param {readonly string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runNpm = (args, folder, env = process.env) => runQuietly(...npmCommand(...args), { cwd: folder, env });

/**
 * The last lines of an output, where the reason is.
 * @param {string} output
 */
export const lastLines = (output, count = 15) => output.trim().split("\n").slice(-count).join("\n");
