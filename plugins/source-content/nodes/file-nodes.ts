import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Node, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";
import { filesIn } from "../../../src/lib/files-in";
import { inParallel } from "../../../src/lib/in-parallel";
import { isText } from "../check/site-content";
import { contentFolder } from "../files/folder";
import { contentFiles } from "./content-files";

type FileNodeArgs = Pick<SourceNodesArgs, "actions" | "createNodeId" | "getNode">;

const step = 20;
const timeout = 60_000;

/** Every file node by its path. */
export const fileNodes = ({ getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">): ReadonlyMap<string, Node> =>
  new Map(getNodesByType("File").map((node) => [absolutePathOf(node), node]));

/**
 * Makes the node of each file, for a build; of a file that nobody has touched since the last one, it stays.
 * gatsby-source-filesystem would watch every folder and make nodes of folders, and gatsby-transformer-remark would parse each
 * text once more: a fifth of one edit at 1,000 items.
 */
export async function createFileNodes({ actions, createNodeId, getNode }: FileNodeArgs): Promise<void> {
  await inParallel(await readFiles(), async (file) => {
    const known = getNode(createNodeId(file));
    if (known && stateOf(known) === stateOf(await stat(file))) {
      actions.touchNode(known);
      return;
    }
    const node = await createFileNode(file, createNodeId, contentFiles(), digestsOf(file));
    const internal = { ...node.internal, ...(isText(file) && { mediaType: "text/plain" }) };
    await actions.createNode({ ...node, internal }, { name: "gatsby-source-filesystem" });
  });
}

/**
 * What createFileNode asks for the digest of a file before it works it out itself, in pieces and in WebAssembly: of 1,000 pictures
 * that takes four times as long. Read one after the other, no two large files are in memory.
 */
const digestsOf = (file: string) => ({
  get: async () => createHash("md5").update(readFileSync(file)).digest("hex"),
  set: async () => undefined,
});

/**
 * In develop, waits until every file of the content has its node. gatsby-source-filesystem is done when chokidar says so,
 * which on a busy machine is before all files were reported: their entries would silently be missing.
 */
export async function allFileNodes(args: SourceNodesArgs): Promise<void> {
  const files = await readFiles();
  for (let waited = 0; ; waited += step) {
    const known = fileNodes(args);
    const missing = files.filter((file) => !known.has(file));
    if (missing.length === 0) return;
    if (waited >= timeout)
      args.reporter.panic(`O Gatsby não leu estes arquivos do conteúdo; repita: npm run dev\n${missing.join("\n")}`);
    await setTimeout(step);
  }
}

/** The files that the source reads: it ignores what editors and systems leave behind. */
async function readFiles(): Promise<string[]> {
  const names = (await filesIn(contentFolder)).filter((name) => !/(^|\/)\.[^/]*$|\.un~$/.test(name));
  return names.map((name) => `${contentFolder}/${name}`);
}

const absolutePathOf = (node: Node): string => String((node as Node & Partial<FileSystemNode>).absolutePath);

/** Changes whenever a program writes a file, also if it keeps the file's time (`ctimeMs`). */
const stateOf = (file: object) => ["ino", "size", "mtimeMs", "ctimeMs"].map((name) => Reflect.get(file, name)).join();
