import { join } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { fileNote } from "../../src/lib/file-note";
import { documentPath } from "../document-text/document-path";
import { readablePages } from "../document-text/page-text";
import { documentFacts } from "../document-text/read-documents";
import type { ContentEntry } from "../source-content/check/site-content";
import { today } from "../source-content/files/check";
import { fileNodes } from "../source-content/nodes/file-nodes";
import { searchIndexPath } from "./browser/search-index-path";
import { type FoundFile, searchRecords } from "./records";
import { makeSearchIndex, type PlaceIndex } from "./write-index";

let indexing: Promise<PlaceIndex> | undefined;

/** Starts to make the search index: it needs the entries and their files alone, and Pagefind works beside webpack. */
export function beginSearchIndex(
  args: Pick<NodePluginArgs, "getNodesByType" | "reporter">,
  entries: readonly ContentEntry[],
): void {
  indexing = indexEntries(entries, fileNodes(args), (warning) => args.reporter.warn(warning));
  // A failure is told by whoever waits for the end.
  indexing.catch(() => undefined);
}

/** Waits until the index is made; what it answers puts it into the site. */
export const finishedSearchIndex = async (): Promise<PlaceIndex | undefined> => indexing;

async function indexEntries(
  entries: readonly ContentEntry[],
  nodes: ReadonlyMap<string, Node>,
  warn: (warning: string) => void,
): Promise<PlaceIndex> {
  const files = new Map<ContentEntry, FoundFile>();
  for (const entry of entries.filter(({ collection }) => collection === "documents")) {
    const node = nodes.get(documentPath(entry));
    if (node) files.set(entry, await foundFile(node as FileSystemNode));
  }
  const records = searchRecords(entries, {
    today: today(),
    fileOf: (entry) => files.get(entry),
  });
  return makeSearchIndex(records, join("public", searchIndexPath), join(".cache", "search-index"), warn);
}

async function foundFile({ internal, base, extension, size, absolutePath }: FileSystemNode): Promise<FoundFile> {
  const { pages } = await documentFacts(absolutePath);
  const isPaged = extension === "pdf";
  return {
    // Where the resolver of gatsby-source-filesystem copies the file that a page names.
    url: `/static/${internal.contentDigest}/${base}`,
    note: fileNote({ fileType: extension.toUpperCase(), fileSize: size, pages: isPaged ? pages.length : null }),
    blocks: readablePages(pages).flatMap((text, index) =>
      text ? [{ text, ...(isPaged ? { heading: pageHeading(index + 1) } : {}) }] : [],
    ),
  };
}

/** Readers of PDF open a page by this anchor. */
const pageHeading = (page: number) => ({ text: `Página ${page}`, anchor: `page=${page}` });
