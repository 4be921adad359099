import { basename, dirname, join } from "node:path";
import type { BuildArgs, Node, NodePluginArgs, PluginOptions } from "gatsby";
import { isDeveloping } from "../source-content/nodes/developing";
import { writePageParts } from "../static-pages/page-parts";
import { searchIndexPath } from "./browser/pagefind";
import type { SearchRecord } from "./search-record";
import { makeSearchIndex, mirror } from "./write-index";

type Records = SearchRecord | readonly SearchRecord[] | undefined;

/** Makes records of an entry; undefined to leave it out. */
export type ToRecord = (
  entry: Node,
  around: {
    readonly fileBeside: (name: string) => Node | undefined;
    readonly nodesOf: (type: string) => readonly Node[];
  },
) => Records | Promise<Records>;

/** The plugin's options in `gatsby-config.ts`. */
interface Options extends PluginOptions {
  readonly page: string;
  /** By GraphQL type. */
  readonly records: Readonly<Record<string, ToRecord>>;
}

/** The new index. It is published last, after all that can fail. */
const fresh = join(".cache", "search-index", basename(searchIndexPath));

/** Shared between hooks: Pagefind works while webpack bundles. */
const begun: { index?: Promise<void> } = {};

export function onPostBootstrap(args: NodePluginArgs, { records }: Options): void {
  if (isDeveloping) return;
  begun.index = recordsOf(args, records).then((all) =>
    makeSearchIndex(all, fresh, (warning) => args.reporter.warn(warning)),
  );
  // The hook that awaits it reports a failure.
  begun.index.catch(() => undefined);
}

/** Allows WebAssembly on the search page; caches the index, whose file names change with their content. */
export async function onPreBuild(_args: BuildArgs, { page }: Options): Promise<void> {
  await writePageParts("search-index", {
    policies: [
      { pages: page, directives: { "script-src": ["'self'", "'wasm-unsafe-eval'", "'inline-speculation-rules'"] } },
    ],
    headers: ["fragment", "index", "filter"].map((part) => ({
      path: `${searchIndexPath}/${part}/*`,
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    })),
  });
}

export async function onPostBuild(): Promise<void> {
  await begun.index;
  // Beside it lies the index of another version of Pagefind's.
  await mirror(dirname(fresh), join("public", dirname(searchIndexPath)));
}

async function recordsOf(
  { getNode, getNodesByType }: NodePluginArgs,
  records: Options["records"],
): Promise<SearchRecord[]> {
  const files = new Map(getNodesByType("File").map((file) => [String(file.absolutePath), file]));
  const beside = (entry: Node) => (name: string) => files.get(`${getNode(entry.parent ?? "")?.dir}/${name}`);
  const found = Object.entries(records).flatMap(([type, toRecord]) =>
    getNodesByType(type).map((node) => toRecord(node, { fileBeside: beside(node), nodesOf: getNodesByType })),
  );
  return (await Promise.all(found)).flatMap((records) => records ?? []);
}
