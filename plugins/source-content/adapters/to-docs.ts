import type { Collection, FixedPages, Model, Setting } from "../fields/collection";
import type { Field, Fields } from "../fields/field";

/** The lists of `docs/content.md`: every content type with its fields, as the model has them. */
export function toDocs(model: Model): string {
  return [...model.collections, model.pages, ...model.settings].map(section).join("\n\n");
}

function section(definition: Collection | FixedPages | Setting): string {
  const place = {
    collection: `content/${definition.name}/{name}/index.md`,
    fixed: `content/${definition.name}/{page}/index.md`,
    setting: `content/settings/${definition.name}.yml`,
  };
  return [
    `### ${definition.label} (\`${definition.type}\`)`,
    `${definition.description} File: \`${place[definition.kind]}\`.`,
    rows(definition.fields).join("\n"),
  ].join("\n\n");
}

function rows(fields: Fields, prefix = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `- \`${prefix}${name}\`: ${field.label}, ${typeName(field)}`,
    ...(isPicture(field) ? [] : rows(field.fields ?? {}, `${prefix}${name}.`)),
  ]);
}

/** The same four fields everywhere: `image`, `alt`, `decorative`, `credit`. */
const isPicture = ({ graphql }: Field) => typeof graphql !== "string" && graphql.type === "Picture";

/** The type in GraphQL, where `!` says that it is required; what a day or a group is says more than that. */
function typeName(field: Field): string {
  const { graphql, widget, required } = field;
  const mark = required ? "!" : "";
  if (isPicture(field)) return `picture${mark}`;
  if (typeof graphql !== "string") return `${graphql.list ? "list" : "group"}${mark}`;
  return widget.widget === "day" ? `day${mark}` : `\`${graphql.split(" ")[0]}\``;
}
