import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { contentFiles } from "./content-files";

let isDeveloping = false;
jest.mock("./developing", () => ({
  get isDeveloping() {
    return isDeveloping;
  },
}));

interface FileSystemSource {
  createFileNode(file: string, toId: (path: string) => string, options: unknown): Promise<Pick<Node, "internal">>;
}

const folder = mkdtempSync(join(tmpdir(), "sources-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What gatsby-source-filesystem takes for the version of a file with this text, changed at this second of the day. */
async function versionOf(text: string, second: number): Promise<unknown> {
  const file = join(folder, "index.md");
  writeFileSync(file, text);
  utimesSync(file, new Date(), new Date(Date.UTC(2026, 10, 21, 0, 0, second)));
  const { createFileNode } = jest.requireActual<FileSystemSource>("gatsby-source-filesystem/create-file-node");
  return (await createFileNode(file, String, contentFiles())).internal.contentDigest;
}

test("while the site is developed, a file that is read while a program has emptied it, twice, has changed all the same", async () => {
  isDeveloping = true;
  expect(await versionOf("", 2)).not.toBe(await versionOf("", 1));
});

test("in a build, a file of the same text has not changed, though a clone has written it anew", async () => {
  isDeveloping = false;
  expect(await versionOf("a", 2)).toBe(await versionOf("a", 1));
  expect(await versionOf("b", 2)).not.toBe(await versionOf("a", 1));
});
