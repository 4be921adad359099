import { spawn } from "node:child_process";
import { checks, warningsIn } from "./checks.mjs";
import { install, PROJECT } from "./install.mjs";

/** `npm test`: installs what is missing, then runs every check and says at the end which failed. */
console.log("OPBB-SP: preparando as verificações… / getting the checks ready…");
await install({ browser: true });

/** What makes a build for the tests: its forms post to a local address. */
const env = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FORMS_URL: "http://127.0.0.1:8124/f",
  FORCE_COLOR: "0",
  ...process.env,
};

const failed = new Set();
for (const check of checks) {
  const { script, says, needs, noWarnings } = check;
  if (needs && failed.has(needs)) {
    failed.add(script);
    console.log(`✗ ${script}: not run, as ${needs} failed`);
    continue;
  }
  console.log(`\n▶ ${script} (${says})`);
  const started = performance.now();
  const { code, output } = await run(script);
  const warnings = noWarnings ? warningsIn(output) : [];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0 || warnings.length > 0) failed.add(script);
  if (warnings.length > 0) console.log(`It warned:\n${warnings.join("\n")}`);
  console.log(`${failed.has(script) ? "✗" : "✓"} ${script}: ${seconds} s`);
}

if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(", ")}`);
console.log(`\n${checks.length - failed.size} passed, ${failed.size} failed`);
process.exitCode = failed.size > 0 ? 1 : 0;

/**
 * Runs an npm script and shows what it prints.
 * @param {string} script
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(script) {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
    const child = spawn(command, [...args, "run", "--silent", script], {
      cwd: PROJECT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on("data", (chunk) => {
        output += chunk;
        to.write(chunk);
      });
    }
    child.on("close", (code) => resolve({ code, output }));
  });
}
