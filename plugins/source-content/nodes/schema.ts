import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { schemaLanguage } from "../adapters/to-graphql";
import type { Collection, Model } from "../fields/collection";
import { bodyHtml } from "../markdown/body-html";
import { definitionsOf } from "./entry-nodes";
import type { SourceContentOptions } from "./options";
import { type Resolver, type ResolverContext, resolveField } from "./resolver";

type FindNode = (type: string, key: unknown, context: ResolverContext) => Promise<Node | null>;

/** Declares every type of the content model: nothing is inferred. */
export function declareTypes(args: CreateSchemaCustomizationArgs, { model, derived }: SourceContentOptions): void {
  const { actions } = args;
  const find = finder(args);
  const link =
    (type: string): Resolver =>
    (source, _args, context, info) => {
      const keys = source[info.fieldName];
      return Array.isArray(keys) ? findEach(find, type, keys, context) : find(type, keys, context);
    };
  actions.createFieldExtension({
    name: "entry",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: link(type) }),
  });
  actions.createFieldExtension({ name: "entryHtml", extend: () => ({ resolve: bodyHtml(args) }) });
  actions.createTypes(schemaLanguage(definitionsOf(model)));
  if (derived) actions.createTypes(derived.types);
}

/** `newsByKey(keys: …)` for each collection, and facts about an entry's file. */
export function entryResolvers(args: CreateResolversArgs, { collections }: Model): object {
  const find = finder(args);
  const byKey = ({ name, type }: Collection) => {
    // In the order of the keys. A page with this query is rebuilt when one of these items changes, not for any item.
    const resolve: Resolver<{ keys: readonly string[] }> = (_source, { keys }, context) =>
      findEach(find, type, keys, context);
    return [`${name}ByKey`, { type: `[${type}!]!`, args: { keys: "[String!]!" }, resolve }] as const;
  };
  const withFile = collections.filter(({ fields }) => fields.file?.reference?.to === "file");
  return {
    Query: Object.fromEntries(collections.map(byKey)),
    ...Object.fromEntries(withFile.map(({ type }) => [type, fileResolvers(type)])),
  };
}

function fileResolvers(type: string) {
  const withFile =
    (read: (file: FileSystemNode, ...rest: Parameters<Resolver>) => unknown): Resolver =>
    async (source, args, context, info) => {
      const file = await resolveField(type, "file", source, {}, context, info);
      return file ? read(file as FileSystemNode, source, args, context, info) : null;
    };
  return {
    fileType: { type: "String!", resolve: withFile(({ extension }) => extension.toUpperCase()) },
    fileSize: { type: "Int!", resolve: withFile(({ size }) => size) },
    fileUrl: {
      type: "String!",
      resolve: withFile(async (file, _source, args, context, info) => {
        const path = await resolveField("File", "publicURL", file, args, context, info);
        // The name as the disk has it: `#`, `?` and `%` mean something else in an address.
        return String(path).replace(/[^/]*$/, encodeURIComponent);
      }),
    },
  };
}

const findEach = async (
  find: FindNode,
  type: string,
  keys: readonly unknown[],
  context: ResolverContext,
): Promise<Node[]> => {
  const found = await Promise.all(keys.map((key) => find(type, key, context)));
  return found.filter((node) => node !== null);
};

/** Finds a published entry by its key, or null; the page is rebuilt when that changes. */
const finder =
  ({ createNodeId }: Pick<CreateResolversArgs, "createNodeId">): FindNode =>
  async (type, key, { nodeModel }) => {
    if (typeof key !== "string") return null;
    return (
      nodeModel.getNodeById({ id: createNodeId(`${type} ${key}`), type }) ??
      (await nodeModel.findOne({ type, query: { filter: { key: { eq: key } } } })) ??
      null
    );
  };
