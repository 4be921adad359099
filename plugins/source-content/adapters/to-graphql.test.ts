import { buildSchema, type GraphQLObjectType, isObjectType, parse } from "graphql";
import { model } from "../../../src/content-types";
import { schemaLanguage, toGraphql } from "./to-graphql";

/** What Gatsby and the build give the types; a directive that nobody defines is then an error. */
const given = `
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { none: Boolean }
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @entry(type: String!) on FIELD_DEFINITION
  directive @entryHtml on FIELD_DEFINITION
`;
const contentTypes = [...model.collections, model.pages, ...model.settings];
const language = schemaLanguage(contentTypes);
const schema = buildSchema(given + language);

const typeOf = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type;
};
const fieldsOf = (name: string) =>
  Object.fromEntries(Object.values(typeOf(name).getFields()).map((field) => [field.name, String(field.type)]));
const directivesOf = (type: string, field: string) =>
  typeOf(type)
    .getFields()
    [field]?.astNode?.directives?.map(({ name, arguments: given = [] }) => [
      name.value,
      ...given.map(({ value }) => (value.kind === "StringValue" ? value.value : value.kind)),
    ]);

it.each(contentTypes.map(({ type }) => [type]))("%s is a node of which nothing is inferred", (name) => {
  const type = typeOf(name);
  expect(type.getInterfaces().map(String)).toEqual(["Node"]);
  expect(type.astNode?.directives?.map((directive) => directive.name.value)).toEqual(["dontInfer"]);
});

it("declares each type once, the shared ones too", () => {
  const names = parse(language).definitions.map((definition) => ("name" in definition ? definition.name?.value : ""));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(["Picture", "Office"]));
});

it.each([
  ["News", "cover", "Picture"],
  ["Ministry", "cover", "Picture"],
  ["Page", "cover", "Picture"],
  ["MinistryLeader", "photo", "Picture"],
  ["SubsectionPresident", "photo", "Picture"],
  ["OfficesSettings", "national", "Office!"],
  ["OfficesSettings", "section", "Office!"],
])("%s.%s is the one %s", (owner, field, type) => expect(fieldsOf(owner)[field]).toBe(type));

it.each([
  ["News", "subsection", "Subsection", ["entry", "Subsection"]],
  ["News", "documents", "[Document!]!", ["entry", "Document"]],
  ["Document", "replaces", "Document", ["entry", "Document"]],
  ["Event", "subsection", "Subsection", ["entry", "Subsection"]],
  ["Picture", "image", "File", ["fileByRelativePath"]],
  ["Document", "file", "File", ["fileByRelativePath"]],
])("%s.%s links to %s", (owner, field, type, directive) => {
  expect(fieldsOf(owner)[field]).toBe(type);
  expect(directivesOf(owner, field)).toEqual([directive]);
});

it("names a group after its place, and an optional one may be absent", () => {
  expect(fieldsOf("Ministry")).toMatchObject({ leader: "MinistryLeader!", contact: "MinistryContact" });
  expect(fieldsOf("NavigationSettings")).toMatchObject({ items: "[NavigationSettingsItems!]!" });
  expect(fieldsOf("NavigationSettingsItems")).toMatchObject({ items: "[NavigationSettingsItemsItems!]!" });
});

it("asks only for what an entry must have", () => {
  expect(fieldsOf("Event")).toMatchObject({ title: "String!", start: "String!", end: "String", cancelled: "Boolean!" });
  expect(fieldsOf("Ministry")).toMatchObject({ order: "Int" });
});

it("leaves the lists of a page out where it has none", () => {
  expect(fieldsOf("Page")).toMatchObject({ board: "[PageBoard!]", history: "[PageHistory!]" });
});

it("gives entries their place and their text, and settings neither", () => {
  const own = { key: "String!", slug: "String!", path: "String!", html: "String!", inAlphabet: "String!" };
  for (const { type } of [...model.collections, model.pages]) expect(fieldsOf(type)).toMatchObject(own);
  for (const definition of model.settings) {
    expect(toGraphql(definition).get(definition.type)).not.toMatch(/^ {2}(key|slug|path|html|inAlphabet):/m);
  }
});
