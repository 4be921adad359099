import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs, CreateResolversArgs, Node, NodePluginArgs, PluginOptions } from "gatsby";
import type { Resolver } from "../source-content/nodes/resolver";
import { type DocumentFacts, documentFacts, thumbnailFile } from "./read-documents";

/** What the site gives this plugin in `gatsby-config.ts`. */
export interface DocumentTextOptions {
  /** The GraphQL type of which each node has a document, and the field that names its file beside the entry. */
  readonly type: string;
  readonly field: string;
}

type Options = PluginOptions & DocumentTextOptions;

const thumbnails = "/static/thumbnails";

/** Gives documents the number of their pages and a picture of the first. */
export function createResolvers(args: CreateResolversArgs, options: Options): void {
  const withFacts =
    (read: (facts: DocumentFacts, path: string) => unknown): Resolver<Record<string, unknown>, Node> =>
    async (source, _args, { nodeModel }) => {
      const path = pathOf(args, options, source);
      // Asked for so that the page is built anew when the file is another one.
      await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
      return read(await documentFacts(path), path);
    };
  args.createResolvers({
    [options.type]: {
      pages: {
        type: "Int",
        resolve: withFacts(({ pages }, path) => (path.endsWith(".pdf") && pages.length) || null),
      },
      thumbnail: {
        type: "DocumentThumbnail",
        resolve: withFacts(async (facts) => facts.thumbnail && { ...facts.thumbnail, src: await publish(facts) }),
      },
    },
  });
}

/** Leaves on the site the thumbnails of its documents, and no others. A page that was not built anew has not asked for its own. */
export async function onPostBuild(args: BuildArgs, options: Options): Promise<void> {
  await rm(join("public", thumbnails), { recursive: true, force: true });
  for (const node of args.getNodesByType(options.type)) {
    const facts = await documentFacts(pathOf(args, options, node));
    if (facts.thumbnail) await publish(facts);
  }
}

const pathOf = ({ getNode }: Pick<NodePluginArgs, "getNode">, { field }: Options, { parent, ...node }: Node): string =>
  join(String(getNode(parent ?? "")?.absolutePath), "..", String(node[field]));

/** Puts a thumbnail into the site, as a file's `publicURL` does; answers its address. */
async function publish(facts: DocumentFacts): Promise<string> {
  const address = `${thumbnails}/${facts.digest}.webp`;
  await mkdir(join("public", thumbnails), { recursive: true });
  await copyFile(thumbnailFile(facts), join("public", address));
  return address;
}
