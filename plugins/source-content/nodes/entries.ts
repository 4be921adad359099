import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { model } from "../../../src/content-types";
import { forgetIntroduced } from "../../../src/gatsby/pages";
import { type Relations, relationsOf } from "../../../src/gatsby/related";
import { googleLink, outlookLink } from "../../../src/lib/calendar-links";
import { endOf, whenOf } from "../../../src/lib/event-times";
import { type DocumentTexts, textsOfDocuments } from "../../document-text/mentions";
import { planOf } from "../../machine-readable/social/plan";
import type { SocialJob } from "../../machine-readable/social/social-image";
import { startSocialImages } from "../../machine-readable/social/start";
import { beginSearchIndex } from "../../search-index/search-index";
import { addressOf, siteSlugOf } from "../check/addresses";
import { report } from "../check/problem";
import { type ContentEntry, textAt } from "../check/site-content";
import type { Validated } from "../check/validate";
import { checkContent, requireGoodContent, today } from "../files/check";
import { contentFolder } from "../files/folder";
import { readFrontMatterOnce } from "../markdown/front-matter-once";
import { isDeveloping } from "./developing";
import { allFileNodes, fileNodes } from "./file-nodes";
import { setPresentEntries } from "./gone-entries";

type NodeArgs = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "getNodesByType">;

/** What the check before the build read; taken once: `gatsby develop` sources again when it is asked to refresh. */
let checked: Validated | undefined;

/** What the documents say, read while Gatsby starts. */
let texts: Promise<DocumentTexts> | undefined;

/** What the last sourcing made nodes of, settings too. */
let published: readonly ContentEntry[] = [];

/** The entries that this build has made nodes of. */
export const publishedEntries = (): readonly ContentEntry[] => published;

/** Stops the build before it touches anything, with every problem in one list. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  readFrontMatterOnce();
  checked = await requireGoodContent();
  texts = textsOfDocuments(checked.entries);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { entries } = checked ?? (await requireGoodContent());
  const said = await (texts ?? textsOfDocuments(entries));
  checked = undefined;
  texts = undefined;
  await allFileNodes(args);
  const shared = createEntryNodes(args, entries, said);
  if (!isDeveloping) startSocialImages(shared);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => {
  forgetIntroduced(args);
  if (!isDeveloping) beginSearchIndex(args, published);
};

/** Makes the nodes of all entries anew, while `gatsby develop` runs, or says of which it can't. */
export async function refreshEntries(args: NodeArgs & Pick<NodePluginArgs, "reporter">): Promise<void> {
  const { problems, entries } = await checkContent();
  if (problems.length > 0) args.reporter.warn(report(problems));
  createEntryNodes(args, entries, await textsOfDocuments(entries));
}

/**
 * Makes one node of each entry that is published. The file node is its parent, so that its neighbours are found.
 * Returns the pictures to make for sharing their pages.
 */
function createEntryNodes(args: NodeArgs, entries: readonly ContentEntry[], said: DocumentTexts): SocialJob[] {
  const files = fileNodes(args);
  published = entries.filter((entry) => entry.published);
  const site = entries.find(({ key, collection }) => collection === "settings" && key === "site");
  const siteSlug = siteSlugOf(entries);
  const relations = relationsOf(published, today(), said);
  const made = published.flatMap((entry) => {
    const file = files.get(join(contentFolder, entry.file.slice("content/".length)));
    if (!file) return [];
    const social = planOf(entry, files, site);
    return [{ id: createEntryNode(args, entry, file, { siteSlug, social, relations: relations.get(entry) }), social }];
  });
  setPresentEntries(made.map(({ id }) => id));
  return made.flatMap(({ social }) => social ?? []);
}

function createEntryNode(
  { actions, createNodeId, createContentDigest }: NodeArgs,
  entry: ContentEntry,
  parent: Node,
  {
    siteSlug,
    social,
    relations,
  }: { siteSlug: string; social: SocialJob | undefined; relations: Relations | undefined },
) {
  const type = typeOf(entry);
  const content = {
    ...entry.values,
    ...derivedFrom(entry),
    ...relations,
    key: entry.key,
    slug: entry.slug,
    path: addressOf(model, entry, siteSlug) ?? "",
    hasBody: entry.body !== "",
    ...(social ? { social: { src: social.src, alt: social.alt } } : {}),
  };
  const node = {
    ...content,
    id: createNodeId(`${type} ${entry.key}`),
    parent: parent.id,
    children: [],
    // With the parent in it, an entry that moved to another file is written anew and not just marked as seen.
    internal: {
      type,
      content: entry.body,
      contentDigest: createContentDigest({ content, body: entry.body, parent: parent.id }),
    },
  };
  actions.createNode(node);
  return node.id;
}

function typeOf({ collection, key, file }: ContentEntry): string {
  const definition =
    collection === "settings"
      ? model.settings.find(({ name }) => name === key)
      : [...model.collections, model.pages].find(({ name }) => name === collection);
  if (!definition) throw new Error(`No content type for ${file}`);
  return definition.type;
}

/** What lists filter by and calendars take, worked out once. */
function derivedFrom({ collection, title, values }: ContentEntry): Record<string, unknown> {
  if (collection === "news") return { expired: typeof values.expires === "string" && values.expires < today() };
  if (collection !== "events") return {};
  const event = { title, ...calendarValues(values) };
  return {
    past: (event.end ?? event.start) < today(),
    when: whenOf(event),
    until: endOf(event).toISOString(),
    google: googleLink(event),
    outlook: outlookLink(event),
  };
}

const calendarValues = (values: ContentEntry["values"]) => ({
  start: String(values.start),
  startTime: textAt(values, "startTime"),
  end: textAt(values, "end"),
  endTime: textAt(values, "endTime"),
  place: textAt(values, "place"),
  address: textAt(values, "address"),
  summary: textAt(values, "summary"),
});
