import { setImmediate } from "node:timers/promises";
import type { Node } from "gatsby";

/**
 * A store of nodes that does what Gatsby's does: one is there once it is written, and gone at once. It begins with these files of the
 * content, which is in `folder`, spelled as Gatsby spells paths.
 */
export function storeWith(folder: string, files: readonly string[]) {
  const nodes = new Map<string, Node>();
  const add = (node: Node) => nodes.set(node.id, node);
  for (const file of files) {
    const absolutePath = folder + file.slice("content".length);
    const internal = { type: "File", contentDigest: file, owner: "" };
    add({ id: file, absolutePath, parent: null, children: [], internal });
  }
  const getNodesByType = (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type);
  const createNode = async (node: Node) => {
    await setImmediate();
    add(node);
  };
  const actions = { createNode, deleteNode: ({ id }: Node) => nodes.delete(id) };
  const args = { actions, getNodesByType, createNodeId: String, createContentDigest: JSON.stringify };
  return { args, nodes, getNodesByType, getNode: (id: string) => nodes.get(id) };
}
