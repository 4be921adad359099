import { setTimeout } from "node:timers/promises";
import type { Node, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { filesIn } from "../../../src/lib/files-in";
import { contentFolder } from "../files/folder";

const step = 20;
const timeout = 60_000;

/** Every file node by its path. */
export const fileNodes = ({ getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">): ReadonlyMap<string, Node> =>
  new Map(getNodesByType("File").map((node) => [absolutePathOf(node), node]));

/**
 * Waits until every file of the content has its node. gatsby-source-filesystem says that it is done when chokidar says
 * so, and on a busy machine chokidar says so before it has told of all files: entries of the late ones would be left
 * out without a word.
 */
export async function allFileNodes(args: SourceNodesArgs): Promise<void> {
  // What the source reads: it takes no notice of what editors and systems leave behind.
  const read = (await filesIn(contentFolder)).filter((name) => !/(^|\/)\.[^/]*$|\.un~$/.test(name));
  const files = read.map((name) => `${contentFolder}/${name}`.replaceAll("\\", "/"));
  for (let waited = 0; ; waited += step) {
    const known = fileNodes(args);
    const missing = files.filter((file) => !known.has(file));
    if (missing.length === 0) return;
    if (waited >= timeout)
      args.reporter.panic(`O Gatsby não leu estes arquivos do conteúdo; repita: npm run build\n${missing.join("\n")}`);
    await setTimeout(step);
  }
}

const absolutePathOf = (node: Node): string => String((node as Node & Partial<FileSystemNode>).absolutePath);
