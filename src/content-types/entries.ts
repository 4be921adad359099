import type { Node, NodePluginArgs } from "gatsby";
import type { z } from "zod";
import type { Setting } from "../../plugins/source-content/fields/collection";
import type { Fields, Values } from "../../plugins/source-content/fields/field";
import { required } from "../lib/required";
import { type CollectionName, model } from ".";

interface Common {
  readonly key: string;
  readonly slug: string;
  readonly path: string;
  readonly body: string;
}

/** Returns a function that reads a node as an entry of a content type. */
export const from =
  <F extends Fields, T>(
    { schema, fields }: { readonly schema: z.ZodType<Values<F>>; readonly fields: F },
    map: (entry: Values<F> & Common, node: Node) => T,
  ): ((node: Node) => T) =>
  (node) => {
    // Its slug may be the name of its folder, to which the field's rules do not apply.
    const held = Object.entries(node).filter(([name]) => Object.hasOwn(fields, name) && name !== "slug");
    const [key, slug, path] = [String(node.key), String(node.slug), String(node.path)];
    return map({ ...schema.parse(Object.fromEntries(held)), key, slug, path, body: node.internal.content ?? "" }, node);
  };

/** Turns a table by collection name into one by GraphQL type, the name that plugins know. */
export const byGraphqlType = <T>(table: Readonly<Record<CollectionName, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(model.collections.map(({ name, type }) => [type, table[name]]));

/** The settings of one file. */
export function settingsOf<F extends Fields>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  setting: Setting<F>,
): Values<F> {
  const [found] = getNodesByType(setting.type).map(from(setting, (values) => values));
  return required(found);
}
