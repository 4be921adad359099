import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../project-copy";
import { buildEnv, isMade, keep, prepare } from "./second-build";

test("the second build of the site", async () => {
  // About 40 s; none when it is there already.
  test.setTimeout(600_000);
  if (isMade()) return;
  const project = copyProject();
  await prepare(project);
  const { code, output } = await build(project);
  expect(code, output).toBe(0);
  // What Gatsby installs by itself is in no lockfile.
  expect(existsSync(join(project, ".cache/adapters")), output).toBe(false);
  keep(project);
});

function build(cwd: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["scripts/build.mjs"], { cwd, env: buildEnv() });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
