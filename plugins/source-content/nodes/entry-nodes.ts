import type { Node, NodePluginArgs } from "gatsby";
import { plainText } from "../../../src/lib/slug";
import { addressOf, siteSlugOf } from "../check/addresses";
import { locationOf } from "../check/content-location";
import { type ContentEntry, siteSettingsIn, textAt } from "../check/site-content";
import type { Collection, FixedPages, Model, Setting } from "../fields/collection";
import { today } from "../files/check";
import { contentFolder, onDisk } from "../files/folder";
import { fileNodes } from "./file-nodes";
import type { SourceContentOptions } from "./options";

type NodeArgs = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "getNodesByType">;
type Definition = Collection | FixedPages | Setting;

/** Every content type of the site, one GraphQL type each. */
export const definitionsOf = ({ collections, pages, settings }: Model): readonly Definition[] => [
  ...collections,
  pages,
  ...settings,
];

/**
 * Makes one node of each published entry and deletes all others. The file node is the parent, to find neighbouring files.
 *
 * As a child, the entry would be deleted with its file by Gatsby itself; but `gatsby develop` then removes it for a
 * moment at each change of the file, and its page breaks.
 */
export async function createEntryNodes(
  args: NodeArgs,
  { model, derived }: SourceContentOptions,
  entries: readonly ContentEntry[],
): Promise<void> {
  const files = fileNodes(args);
  const published = entries.filter((entry) => entry.published);
  const siteSlug = siteSlugOf(entries);
  const values = derived?.valuesOf(entries, today(siteSettingsIn(entries)));
  const present = new Set<string>();
  const written: unknown[] = [];
  for (const entry of published) {
    const parent = files.get(onDisk(entry.file))?.id;
    const type = locationOf(model, entry.file)?.definition.type;
    if (!parent || !type) continue;
    const { key, slug, body, title } = entry;
    const path = addressOf(model, entry, siteSlug) ?? "";
    const content = { ...entry.values, ...values?.get(entry), key, slug, path, inAlphabet: plainText(title) };
    const id = args.createNodeId(`${type} ${key}`);
    // With the parent, an entry that moved to another file is written anew.
    const contentDigest = args.createContentDigest({ content, body, parent });
    const internal = { type, content: body, contentDigest };
    written.push(args.actions.createNode({ ...content, id, parent, children: [], internal }));
    present.add(id);
  }
  for (const node of definitionsOf(model).flatMap(({ type }) => args.getNodesByType(type)))
    if (!present.has(node.id)) args.actions.deleteNode(node);
  // Nodes are visible to queries only once on disk, and pages are made right after this.
  await Promise.all(written);
}

/** Published entries and settings from Gatsby's store, for hooks of later plugins from `sourceNodes` on. */
export function publishedEntries(
  { getNodesByType, getNode }: Pick<NodePluginArgs, "getNodesByType" | "getNode">,
  model: Model,
): ContentEntry[] {
  return definitionsOf(model).flatMap((definition) =>
    getNodesByType(definition.type).map((node) => entryOfNode(definition, node, getNode(node.parent ?? ""))),
  );
}

function entryOfNode({ kind, name, label, fields }: Definition, node: Node, file: Node | undefined): ContentEntry {
  const values = Object.fromEntries(
    Object.keys(fields).flatMap((field) => (node[field] === undefined ? [] : [[field, node[field]]])),
  );
  const key = String(node.key);
  return {
    collection: kind === "setting" ? "settings" : name,
    key,
    file: `content/${String(file?.absolutePath).slice(contentFolder.length + 1)}`,
    title: textAt(values, "title") ?? (kind === "setting" ? label : key),
    slug: String(node.slug),
    values,
    body: node.internal.content ?? "",
    published: true,
  };
}
