import type { CreateResolversArgs, CreateSchemaCustomizationArgs, GatsbyNode, Node } from "gatsby";
import { model } from "../../../src/content-types";
import { documentResolvers } from "../../document-text/resolvers";
import { sharedTypes } from "../../machine-readable/social/plan";
import { pictureResolvers, pictureTypes } from "../../pictures/pictures";
import { schemaLanguage } from "../adapters/to-graphql";
import { bodyHtml } from "../markdown/body-html";
import type { Resolver } from "./resolver";

/** What the build computes about entries, beside what editors write. */
const derived = `
  type News { expired: Boolean!, related: [News!]! @entries(type: "News") }
  type News { mentionedIn: [Document!]! @entries(type: "Document") }
  type Ministry { mentionedBy: [News!]! @entries(type: "News") }
  type Document { mentionedBy: [News!]! @entries(type: "News") }
  type Event { past: Boolean!, when: String!, until: String!, google: String!, outlook: String! }
  type Document { fileType: String!, fileSize: Int!, fileUrl: String!, pages: Int, thumbnail: DocumentThumbnail }
  type DocumentThumbnail { src: String!, width: Int!, height: Int! }
  type SocialImage { src: String!, alt: String! }
  ${sharedTypes.map((type) => `type ${type} { social: SocialImage! }`).join("\n  ")}
  type MarkdownRemark implements Node @dontInfer { id: ID! }
`;

/** Declares every type of the content model, so that nothing is inferred from what the content happens to hold. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const { actions } = args;
  actions.createFieldExtension({
    name: "entry",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: entry(args, type) }),
  });
  actions.createFieldExtension({
    name: "entries",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: entries(args, type) }),
  });
  actions.createFieldExtension({ name: "entryHtml", extend: () => ({ resolve: bodyHtml(args) }) });
  actions.createTypes(schemaLanguage([...model.collections, model.pages, ...model.settings]));
  actions.createTypes(derived);
  actions.createTypes(pictureTypes);
};

export const createResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  args.createResolvers({
    Query: { newsByKey: { type: "[News!]!", args: { keys: "[String!]!" }, resolve: newsByKey(args) } },
    Picture: pictureResolvers(),
    Document: documentResolvers(),
  });
};

const entry =
  ({ createNodeId }: CreateSchemaCustomizationArgs, type: string): Resolver =>
  async (source, _args, context, info) =>
    find(type, source[info.fieldName], createNodeId, context);

const entries =
  ({ createNodeId }: CreateSchemaCustomizationArgs, type: string): Resolver =>
  (source, _args, context, info) =>
    findEach(type, source[info.fieldName], createNodeId, context);

/** Items in the order of their keys. What asks so is built anew when one of them changes, not when any item does. */
const newsByKey =
  ({ createNodeId }: CreateResolversArgs): Resolver<{ keys: readonly string[] }> =>
  (_source, { keys }, context) =>
    findEach("News", keys, createNodeId, context);

async function findEach(
  type: string,
  keys: unknown,
  createNodeId: (input: string) => string,
  context: Parameters<Resolver>[2],
): Promise<Node[]> {
  const found = await Promise.all(
    (Array.isArray(keys) ? keys : []).map((key) => find(type, key, createNodeId, context)),
  );
  return found.filter((node) => node !== null);
}

/** An entry by its key, or null while it isn't published; the page is built anew when that changes. */
async function find(
  type: string,
  key: unknown,
  createNodeId: (input: string) => string,
  context: Parameters<Resolver>[2],
): Promise<Node | null> {
  if (typeof key !== "string") return null;
  return (
    context.nodeModel.getNodeById({ id: createNodeId(`${type} ${key}`), type }) ??
    (await context.nodeModel.findOne({ type, query: { filter: { key: { eq: key } } } })) ??
    null
  );
}
