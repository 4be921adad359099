import { spawn } from "node:child_process";

/**
 * Runs a command and keeps its output to itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} folder
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, folder) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Runs npm, or npx with `exec`: the npm that started us where there is one, which needs no shell on Windows either.
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function runNpm(args, folder) {
  const npm = process.env.npm_execpath;
  return npm ? runQuietly(process.execPath, [npm, ...args], folder) : runQuietly("npm", args, folder);
}

/**
 * The end of an output, which is where the reason stands.
 * @param {string} output
 */
export const lastLines = (output, count = 15) => output.trim().split("\n").slice(-count).join("\n");
