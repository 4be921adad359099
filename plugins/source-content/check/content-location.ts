import {
  type BodyNeed,
  type Collection,
  type FixedPages,
  fieldsOfPage,
  type Model,
  type Setting,
} from "../fields/collection";
import type { Fields } from "../fields/field";
import type { Problem } from "./problem";
import type { ContentFiles } from "./site-content";

/** A location in `content/` that the model knows. */
export interface ContentLocation {
  readonly collection: string;
  readonly key: string;
  readonly fields: Fields;
  readonly body: BodyNeed;
  readonly definition: Collection | FixedPages | Setting;
}

/** The location of a file; undefined if the model has none. */
export function locationOf({ collections, pages, settings }: Model, file: string): ContentLocation | undefined {
  const [, collection = "", key = "", leaf, ...rest] = file.split("/");
  if (rest.length > 0) return undefined;
  if (collection === "settings" && leaf === undefined) {
    const definition = settings.find(({ name }) => key === `${name}.yml`);
    return definition && { collection, key: definition.name, fields: definition.fields, body: "none", definition };
  }
  if (leaf !== "index.md") return undefined;
  const page = collection === pages.name && Object.hasOwn(pages.entries, key) ? pages.entries[key] : undefined;
  if (page) return { collection, key, fields: fieldsOfPage(pages, key), body: page.body, definition: pages };
  const definition = collections.find(({ name }) => name === collection);
  return definition && { collection, key, fields: definition.fields, body: definition.body, definition };
}

/** Names that other systems, or Gatsby, read differently. */
export const badNames = ({ texts, kinds }: ContentFiles): Problem[] =>
  [...texts.map(({ file }) => file), ...(kinds?.keys() ?? [])]
    .filter((file) => /[\\\p{Cc}]/u.test(file))
    .map((file) => ({
      file,
      entry: file.split("/").at(-2) ?? file,
      field: "Arquivo",
      found: "o nome do arquivo ou da pasta tem uma barra invertida (\\) ou um sinal que não se vê",
      fix: "Dê-lhe um nome só com letras minúsculas sem acento, números e hífens.",
    }));

/** Required files that are missing. */
export function missingFiles(model: Model, { texts }: ContentFiles): Problem[] {
  const files = new Set(texts.map(({ file }) => file));
  const needed = [
    ...model.settings.map(({ name, label }) => ({ file: `content/settings/${name}.yml`, label })),
    ...Object.entries(model.pages.entries).map(([key, { label }]) => ({
      file: `content/pages/${key}/index.md`,
      label,
    })),
  ];
  return needed
    .filter(({ file }) => !files.has(file))
    .map(({ file, label }) => ({
      file,
      entry: label,
      field: "Arquivo",
      found: "não existe",
      fix: "O site precisa dele: recupere-o da versão anterior, ou crie-o se for novo.",
    }));
}
