import type { Model } from "../collection";
import { fieldsOfPage } from "../collection";
import { readEntry, readYaml } from "./front-matter";
import { writeEntry, writeYaml } from "./write-entry";

/** A file of the content folder as the editor would write it; undefined for one that can't be read, which the check tells. */
export function tidyText(model: Model, file: string, text: string): string | undefined {
  const [, collection = "", key = ""] = /^content\/([^/]+)\/([^/]+?)(?:\/index\.md|\.yml)$/.exec(file) ?? [];
  if (collection === "settings") {
    const fields = model.settings.find(({ name }) => name === key)?.fields ?? {};
    const yaml = readYaml(text);
    return yaml.ok ? writeYaml(yaml.data, Object.keys(fields)) : undefined;
  }
  const fields =
    collection === model.pages.name
      ? fieldsOfPage(model.pages, key)
      : (model.collections.find(({ name }) => name === collection)?.fields ?? {});
  const entry = readEntry(text);
  return entry.ok ? writeEntry(entry.data, entry.body, Object.keys(fields)) : undefined;
}
