import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs, CreateResolversArgs, Node, NodePluginArgs, PluginOptions } from "gatsby";
import type { Resolver } from "../source-content/nodes/resolver";
import { type DocumentFacts, documentFacts, thumbnailFile } from "./read-documents";

/** The plugin's options in `gatsby-config.ts`. */
interface Options extends PluginOptions {
  /** The GraphQL type of which each node has a document, and the field that names its file beside the entry. */
  readonly type: string;
  readonly field: string;
}

const thumbnails = "/static/thumbnails";

/** Adds the number of pages and a thumbnail to documents. */
export function createResolvers(args: CreateResolversArgs, options: Options): void {
  const withFacts =
    (read: (facts: DocumentFacts, path: string) => unknown): Resolver<Record<string, unknown>, Node> =>
    async (source, _args, { nodeModel }) => {
      const path = pathOf(args, options, source);
      // This query has the page rebuilt when the file changes.
      await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
      return read(await documentFacts(path), path);
    };
  args.createResolvers({
    [options.type]: {
      pages: { type: "Int", resolve: withFacts(({ pages }, path) => (/\.pdf$/i.test(path) && pages.length) || null) },
      thumbnail: {
        type: "DocumentThumbnail",
        resolve: withFacts(async (facts) => facts.thumbnail && { ...facts.thumbnail, src: await publish(facts) }),
      },
    },
  });
}

/** Publishes the thumbnails of all documents, and deletes others. Pages that were not rebuilt have not published theirs. */
export async function onPostBuild(args: BuildArgs, options: Options): Promise<void> {
  await rm(join("public", thumbnails), { recursive: true, force: true });
  for (const node of args.getNodesByType(options.type)) {
    const facts = await documentFacts(pathOf(args, options, node));
    if (facts.thumbnail) await publish(facts);
  }
}

const pathOf = ({ getNode }: Pick<NodePluginArgs, "getNode">, { field }: Options, { parent, ...node }: Node): string =>
  `${getNode(parent ?? "")?.dir}/${node[field]}`;

/** Copies a thumbnail to the site and returns its address. */
async function publish(facts: DocumentFacts): Promise<string> {
  const address = `${thumbnails}/${facts.digest}.webp`;
  await mkdir(join("public", thumbnails), { recursive: true });
  await copyFile(thumbnailFile(facts), join("public", address));
  return address;
}
