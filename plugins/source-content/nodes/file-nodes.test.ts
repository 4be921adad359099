import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const text = join(folder, "index.md");
const photo = join(folder, "foto.jpg");

beforeAll(() => {
  process.env.CONTENT_DIR = folder;
});
afterAll(() => {
  delete process.env.CONTENT_DIR;
  rmSync(folder, { recursive: true });
});

/** What a build tells Gatsby of each file: that its node stays, or the digest of the new one. */
async function told(nodes: Map<string, Node>) {
  const { createFileNodes } = await import("./file-nodes");
  const calls: Record<string, unknown> = {};
  const createNode = async (node: Node & { base: string }) => {
    nodes.set(node.id, node);
    calls[node.base] = node.internal.contentDigest;
  };
  const touchNode = ({ base }: Node) => {
    calls[String(base)] = "stays";
  };
  const args = { actions: { createNode, touchNode }, createNodeId: String, getNode: (id: string) => nodes.get(id) };
  await Reflect.apply(createFileNodes, undefined, [args]);
  return calls;
}

test("a file that nobody has written since the last build keeps its node; one of the same size and time does not", async () => {
  writeFileSync(text, "um");
  writeFileSync(photo, "foto");
  const nodes = new Map<string, Node>();
  const first = await told(nodes);
  expect(first["index.md"]).toMatch(/^[\da-f]{32}$/);
  expect(await told(nodes)).toEqual({ "index.md": "stays", "foto.jpg": "stays" });

  const { atime, mtime } = statSync(text);
  writeFileSync(text, "do");
  utimesSync(text, atime, mtime);
  const later = await told(nodes);
  expect(later).toEqual({ "index.md": expect.stringMatching(/^[\da-f]{32}$/), "foto.jpg": "stays" });
  expect(later["index.md"]).not.toBe(first["index.md"]);
});

test("the digest of a file is the one that gatsby-source-filesystem works out itself, which names the pictures made of it", async () => {
  writeFileSync(photo, Buffer.alloc(200_000, "foto"));
  const { internal } = await createFileNode(photo, String, {});
  expect(await told(new Map())).toMatchObject({ "foto.jpg": internal.contentDigest });
});
