import { capitalized } from "../../../src/lib/values";
import type { Collection, FixedPages, Setting } from "../fields/collection";
import type { Field, Fields } from "../fields/field";

/** GraphQL type definitions by name: a shared type is declared once. */
export type TypeDefinitions = ReadonlyMap<string, string>;

/** Fields of every entry. `slug` is filled in where the field is empty; Gatsby sorts accented letters after Z. */
const entryFields = {
  key: "String!",
  slug: "String!",
  path: "String!",
  html: "String! @entryHtml",
  /** The title without accents and capitals, to sort by. */
  inAlphabet: "String!",
};

/** The GraphQL types of a content type, with no field left to inference. */
export function toGraphql(definition: Collection | FixedPages | Setting): TypeDefinitions {
  const types = new Map<string, string>();
  const own = definition.kind === "setting" ? {} : entryFields;
  const all = { ...members(definition.type, definition.fields, types, definition.kind === "fixed"), ...own };
  types.set(definition.type, declare(`${definition.type} implements Node @dontInfer`, all));
  return types;
}

/** All types of a model in schema language. */
export function schemaLanguage(definitions: readonly (Collection | FixedPages | Setting)[]): string {
  const all = new Map(definitions.flatMap((definition) => [...toGraphql(definition)]));
  return [...all.values()].join("\n");
}

const declare = (head: string, members: Readonly<Record<string, string>>) =>
  `type ${head} {\n${Object.entries(members)
    .map(([name, type]) => `  ${name}: ${type}`)
    .join("\n")}\n}`;

/** `lenient` makes lists and texts nullable: not every fixed page has every field. */
function members(owner: string, fields: Fields, types: Map<string, string>, lenient = false): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typeOf(owner, name, field, types, lenient)]),
  );
}

function typeOf(owner: string, name: string, field: Field, types: Map<string, string>, lenient: boolean): string {
  if (typeof field.graphql === "string") return field.graphql;
  const { list, type = owner + capitalized(name) } = field.graphql;
  if (!types.has(type)) types.set(type, declare(type, members(type, field.fields ?? {}, types)));
  const bang = (list || field.required) && !lenient ? "!" : "";
  return list ? `[${type}!]${bang}` : `${type}${bang}`;
}
