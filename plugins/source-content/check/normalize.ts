import { writeEntry, writeYaml } from "../adapters/write-entry";
import type { Model } from "../fields/collection";
import { locationOf } from "./content-location";
import { readEntry, readYaml } from "./front-matter";

/**
 * A file of the content folder as the editor would write it; undefined for one that is misplaced or can't be read, which the
 * check tells.
 */
export function normalizedText(model: Model, file: string, text: string): string | undefined {
  const location = locationOf(model, file);
  if (!location) return undefined;
  const order = Object.keys(location.fields);
  if (location.definition.kind === "setting") {
    const yaml = readYaml(text);
    return yaml.ok ? writeYaml(yaml.data, order) : undefined;
  }
  const entry = readEntry(text);
  return entry.ok ? writeEntry(entry.data, entry.body, order) : undefined;
}
