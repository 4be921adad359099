import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildASTSchema, getNamedType, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { schemaLanguage } from "../plugins/source-content/adapters/to-graphql";
import type { Fields } from "../plugins/source-content/fields/field";
import { definitionsOf } from "../plugins/source-content/nodes/entry-nodes";
import { model } from "../src/content-types";

/** Fields that no page asks for, because the build does: where. */
const readByBuild: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    model.collections.flatMap(({ type }) => [
      [`${type}.slug`, "plugins/source-content/check/site-content.ts"],
      [`${type}.aliases`, "plugins/source-content/check/check-addresses.ts"],
      [`${type}.draft`, "plugins/source-content/check/site-content.ts"],
      [`${type}.alsoSearched`, "src/gatsby/search-records.ts"],
    ]),
  ),
  "Page.alsoSearched": "src/gatsby/search-records.ts",
  "News.pinned": "src/gatsby/pages.ts",
  "Picture.image": "plugins/pictures/picture-data.ts",
  "Ministry.icon": "plugins/content-icons/icons.ts",
  "Ministry.order": "src/pages/pastorais.tsx",
  "Document.file": "plugins/source-content/nodes/schema.ts",
  "Event.startTime": "src/gatsby/derived.ts",
  "Event.endTime": "src/gatsby/derived.ts",
  "Event.revision": "plugins/feeds/calendar.ts",
  "SiteSettings.formerNames": "plugins/source-content/check/addresses.ts",
  "SiteSettings.keeper": "plugins/decap-editor/bundle/write.ts",
  "SiteSettings.state": "src/lib/states.ts",
  "SiteSettingsKeeper.name": "plugins/decap-editor/browser/Keeper.tsx",
  "SiteSettingsKeeper.phone": "plugins/decap-editor/browser/Keeper.tsx",
  "FormsSettings.errorFormId": "src/gatsby/page-parts.ts",
  "StandalonePage.inMenu": "src/layout/use-site.ts",
  "AnalyticsSettings.siteId": "plugins/analytics/gatsby-node.ts",
  "AnalyticsSettings.serverUrl": "plugins/analytics/gatsby-node.ts",
};

const definitions = definitionsOf(model);

/** The types of the content, and how queries come to them. */
const schema = buildASTSchema(
  parse(`
    interface Node { id: ID! }
    scalar File
    ${schemaLanguage(definitions)}
    ${definitions.map(({ type }) => `type All${type} { nodes: [${type}!]! }`).join("\n")}
    type Query {
      ${definitions
        .map(({ type }) => [type.replace(/^./, (letter) => letter.toLowerCase()), type])
        .map(([name, type]) => `${name}: ${type}, all${type}: All${type}, ${name}ByKey: [${type}!]!`)
        .join("\n")}
    }
  `),
  { assumeValid: true, assumeValidSDL: true },
);

/** What the queries of the pages ask for, as `Type.field`. */
function queried(): ReadonlySet<string> {
  const sources = ["src", "plugins"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const texts = sources.flatMap((source) => [...source.matchAll(/\bgraphql`(\n[^`]+)`/g)].map(([, text = ""]) => text));
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  for (const text of texts)
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        enter(node) {
          if (node.kind === Kind.FIELD) found.add(`${types.getParentType()?.name}.${node.name.value}`);
        },
      }),
    );
  return found;
}

/** The fields of a type and of the groups in it, as `Type.field`. */
function fieldsOf(type: string, fields: Fields): readonly string[] {
  const found = schema.getType(type);
  const inner = isObjectType(found) ? found.getFields() : {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const group = inner[name]?.type;
    return [`${type}.${name}`, ...(group && field.fields ? fieldsOf(getNamedType(group).name, field.fields) : [])];
  });
}

const all = [...new Set(definitions.flatMap(({ type, fields }) => fieldsOf(type, fields)))];

// What an editor fills in and nobody ever sees is a promise that is not kept.
it("every field that the editor offers is read by a query or by the build", () => {
  const asked = queried();
  expect(all.filter((field) => !asked.has(field) && !readByBuild[field])).toEqual([]);
});

it.each(Object.entries(readByBuild))("%s is read in %s", (field, file) => {
  expect(all).toContain(field);
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`\\b${field.replace(/^\w+\./, "")}\\b`));
});
