import type { Model } from "../../../source-content/fields/collection";

/** The file that is edited at a place of the editor; undefined for a new one, and where nothing is edited. */
export function pathAt(place: string): string | undefined {
  const [, collection, key] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)(?:\/index)?$/.exec(place) ?? [];
  if (!collection || !key) return undefined;
  return fileOf(collection, decodeURIComponent(key));
}

const fileOf = (collection: string, key: string): string =>
  collection === "settings" ? `content/settings/${key}.yml` : `content/${collection}/${key}/index.md`;

/** The place where a file is edited. */
export const placeOf = (path: string): string =>
  path.replace(
    /^content\/([^/]+)\/([^/.]+).*$/,
    (_path, collection: string, key: string) =>
      `#/collections/${collection}/entries/${key}${/^(pages|settings)$/.test(collection) ? "" : "/index"}`,
  );

/** The file that a save names, as `commit_messages` in config.ts has it said; undefined for what was not saved here. */
export function fileIn(model: Model, what: string): string | undefined {
  const [, label, key] = /^(?:Cria|Altera|Exclui|Volta) (.+): ([\w~-]+)$/.exec(what) ?? [];
  if (!label || !key) return undefined;
  const collections = [...model.collections, model.pages, { name: "settings", labelSingular: "Configuração" }];
  const collection = collections.find(({ labelSingular }) => labelSingular === label);
  return collection && fileOf(collection.name, key);
}
