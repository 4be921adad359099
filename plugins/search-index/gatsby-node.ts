import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs, Node, NodePluginArgs, PluginOptions } from "gatsby";
import { writePageParts } from "../static-pages/page-parts";
import { searchIndexPath } from "./browser/pagefind";
import type { SearchRecord } from "./search-record";
import { makeSearchIndex } from "./write-index";

type Records = SearchRecord | readonly SearchRecord[] | undefined;

/** How an entry of one type becomes a record, or some; undefined for one that is not searched. */
export type ToRecord = (
  entry: Node,
  around: {
    /** The file of a name in the entry's folder. */
    readonly fileBeside: (name: string) => Node | undefined;
    readonly nodesOf: (type: string) => readonly Node[];
  },
) => Records | Promise<Records>;

/** What the site gives this plugin in `gatsby-config.ts`. */
export interface SearchIndexOptions {
  /** The page of the search. */
  readonly page: string;
  /** By GraphQL type. */
  readonly records: Readonly<Record<string, ToRecord>>;
}

type Options = PluginOptions & SearchIndexOptions;

/** The index, made beside the site: all else that can fail comes before it is put into its place. */
const fresh = join(".cache", "search-index");

/** The index in the making, which one hook begins and another awaits: Pagefind works beside webpack. */
const begun: { index?: Promise<void> } = {};

export function onPostBootstrap(args: NodePluginArgs, { records }: Options): void {
  if (process.env.gatsby_executing_command === "develop") return;
  begun.index = recordsOf(args, records).then((all) =>
    makeSearchIndex(all, fresh, (warning) => args.reporter.warn(warning)),
  );
  // A failure is told by the hook that awaits it.
  begun.index.catch(() => undefined);
}

/** The engine is WebAssembly; the parts of the index have new names when their content changes. */
export async function onPreBuild(_args: BuildArgs, { page }: Options): Promise<void> {
  await writePageParts("search-index", {
    policies: [
      {
        pages: page,
        directives: { "script-src": ["'self'", "'wasm-unsafe-eval'", "'inline-speculation-rules'"] },
      },
    ],
    headers: ["fragment", "index", "filter"].map((part) => ({
      path: `${searchIndexPath}/${part}/*`,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
  });
}

export async function onPostBuild(): Promise<void> {
  await begun.index;
  const target = join("public", searchIndexPath);
  await rm(dirname(target), { recursive: true, force: true });
  await cp(fresh, target, { recursive: true });
}

async function recordsOf(
  { getNode, getNodesByType }: NodePluginArgs,
  records: Options["records"],
): Promise<SearchRecord[]> {
  const files = new Map(getNodesByType("File").map((file) => [String(file.absolutePath), file]));
  const beside = (entry: Node) => (name: string) =>
    files.get(join(String(getNode(entry.parent ?? "")?.absolutePath), "..", name));
  const found = Object.entries(records).flatMap(([type, toRecord]) =>
    getNodesByType(type).map((node) => toRecord(node, { fileBeside: beside(node), nodesOf: getNodesByType })),
  );
  return (await Promise.all(found)).flatMap((records) => records ?? []);
}
