import type { NodePluginArgs } from "gatsby";
import { model } from "../../../src/content-types";

const types = [...model.collections, model.pages, ...model.settings].map(({ type }) => type);

/** Ids of the nodes that were made of all entries the last time. */
let present: ReadonlySet<string> = new Set();

/** Says which nodes there are entries for. */
export function setPresentEntries(ids: Iterable<string>): void {
  present = new Set(ids);
}

/**
 * Takes away the nodes of entries that are gone, or no more to be published. To have Gatsby do so with the node of a file, it
 * would have to be that node's child; while the site is developed, each change of the file would then take the entry away for
 * a moment, and the page that shows it would break.
 */
export function dropGoneEntries({
  actions,
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType">): void {
  for (const node of types.flatMap((type) => getNodesByType(type)))
    if (!present.has(node.id) || !getNode(node.parent ?? "")) actions.deleteNode(node);
}
