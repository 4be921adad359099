import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { ContentEntry } from "../../content-model/project/site-content";
import { textAt } from "../../content-model/project/site-content";
import { fileSize } from "../../lib/file-size";
import { searchIndexPath } from "../../lib/search-index-path";
import { today } from "../content/check";
import { contentFolder } from "../content/folder";
import { fileNodes } from "../file-nodes";
import { type FoundFile, searchRecords, siteSlugOf } from "./records";
import { writeSearchIndex } from "./write-index";

let indexing: Promise<unknown> | undefined;

/** Starts to write the search index: it needs the entries alone, and Pagefind works beside webpack. */
export function beginSearchIndex(args: Pick<NodePluginArgs, "getNodesByType">, entries: readonly ContentEntry[]): void {
  const files = fileNodes(args);
  const records = searchRecords(entries, {
    today: today(),
    siteSlug: siteSlugOf(entries),
    fileOf: (entry) => {
      const file = files.get(join(folderOf(entry), textAt(entry.values, "file") ?? "")) as FileSystemNode | undefined;
      return file && foundFile(file);
    },
  });
  indexing = writeSearchIndex(records, join("public", searchIndexPath), join(".cache", "search-index"));
  // A failure is told by whoever waits for the end.
  indexing.catch(() => undefined);
}

/** Waits until the index is written. */
export async function finishSearchIndex(): Promise<void> {
  await indexing;
}

const folderOf = ({ file }: ContentEntry) => join(contentFolder, file.slice("content/".length), "..");

const foundFile = ({ internal, base, extension, size }: FileSystemNode): FoundFile => ({
  // Where the resolver of gatsby-source-filesystem copies the file that a page names.
  url: `/static/${internal.contentDigest}/${base}`,
  note: `${extension.toUpperCase()}, ${fileSize(size)}`,
  blocks: [],
});
