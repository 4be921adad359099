import type { Collection, FixedPages, Model, Setting } from "../fields/collection";
import type { Field, Fields } from "../fields/field";

/** The tables of `docs/content.md`: every content type with its fields, as the model has them. */
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
    ["| Field | Label | Type | Required | What it is |", "|---|---|---|---|---|", ...rows(definition.fields)].join(
      "\n",
    ),
  ].join("\n\n");
}

function rows(fields: Fields, prefix = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `| \`${prefix}${name}\` | ${field.label} | ${typeName(field)} | ${field.required ? "yes" : "no"} | ${cell(field)} |`,
    ...rows(field.fields ?? {}, `${prefix}${name}.`),
  ]);
}

function typeName({ graphql, widget }: Field): string {
  if (typeof graphql !== "string") return graphql.list ? "list of groups" : "group";
  return widget.widget === "day" ? "day" : `${widget.widget} (\`${graphql.split(" ")[0]}\`)`;
}

const cell = ({ widget, fix }: Field) => String(widget.hint ?? fix).replaceAll("|", "\\|");
