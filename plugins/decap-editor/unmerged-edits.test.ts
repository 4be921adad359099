import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unmergedEdits } from "./unmerged-edits";

let project: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, stdio: "pipe" });
const commit = (text: string) => {
  writeFileSync(join(project, "text"), text);
  git("add", "text");
  git("-c", "user.name=Dev", "-c", "user.email=dev@example.org", "commit", "-q", "-m", text);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "unmerged-edits-"));
});
afterEach(() => rmSync(project, { recursive: true }));

it("finds none without a repository, a commit or the editor's branch", async () => {
  expect(await unmergedEdits(join(project, "none"))).toBeUndefined();
  expect(await unmergedEdits(project)).toBeUndefined();
  git("init", "-q", "-b", "main");
  expect(await unmergedEdits(project)).toBeUndefined();
  commit("first");
  expect(await unmergedEdits(project)).toBeUndefined();
});

it("names both ways while the editor's branch has what the project lacks", async () => {
  git("init", "-q", "-b", "main");
  commit("first");
  git("switch", "-q", "-c", "editor");
  commit("saved");
  git("switch", "-q", "main");
  commit("second");
  const problem = await unmergedEdits(project);
  expect(problem).toMatch(/ramo “editor”.*\n(.*\n)+ {2}git merge editor\n.*\n {2}git branch -D editor$/);
  git("-c", "user.name=Dev", "-c", "user.email=dev@example.org", "merge", "-q", "--no-edit", "-X", "ours", "editor");
  expect(await unmergedEdits(project)).toBeUndefined();
});
