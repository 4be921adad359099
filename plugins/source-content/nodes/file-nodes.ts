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
 * Waits until every file of the content has its node. gatsby-source-filesystem is done when chokidar says so, which on a
 * busy machine is before all files were reported: their entries would silently be missing.
 */
export async function allFileNodes(args: SourceNodesArgs): Promise<void> {
  // The files that the source reads: it ignores what editors and systems leave behind.
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
