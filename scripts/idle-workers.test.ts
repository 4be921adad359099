import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const folder = mkdtempSync(join(tmpdir(), "workers-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first task takes until the pool is told to end; then the worker goes, as nothing keeps it. */
const worker = `
const { existsSync, writeFileSync } = require("node:fs");
exports.begin = () => { while (!existsSync("ended")); };
exports.goOn = () => {};
if (process.send) process.on("exit", () => writeFileSync("gone", ""));
`;

/** What \`gatsby build\` does: tasks that nobody waits for, the end of the pool, and work that keeps it from looking up. */
const build = `
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { WorkerPool } from "${pathToFileURL(require.resolve("gatsby-worker")).href}";
import { letPoolsEnd } from "${pathToFileURL(join(__dirname, "idle-workers.mjs")).href}";
letPoolsEnd(WorkerPool);
const pool = new WorkerPool("${join(folder, "worker.cjs")}");
pool.all.begin();
pool.all.goOn();
await pool.workers[0].ready;
const ended = Promise.all(pool.end());
writeFileSync("ended", "");
while (!existsSync("gone"));
execFileSync(process.execPath, ["--version"]);
console.log("ended with", await ended);
`;

test("a build ends well though its worker has tasks left", async () => {
  writeFileSync(join(folder, "worker.cjs"), worker);
  writeFileSync(join(folder, "build.mjs"), build);
  const { stdout } = await promisify(execFile)(process.execPath, ["build.mjs"], { cwd: folder });
  expect(stdout).toBe("ended with [ 0 ]\n");
});
