import { writeEntry, writeYaml } from "../adapters/write-entry";
import type { Model } from "../fields/collection";
import { readEntry, readYaml } from "./front-matter";
import { slotOf } from "./slots";

/**
 * A file of the content folder as the editor would write it; undefined for one that is misplaced or can't be read, which the
 * check tells.
 */
export function tidyText(model: Model, file: string, text: string): string | undefined {
  const slot = slotOf(model, file);
  if (!slot) return undefined;
  const order = Object.keys(slot.fields);
  if (slot.definition.kind === "setting") {
    const yaml = readYaml(text);
    return yaml.ok ? writeYaml(yaml.data, order) : undefined;
  }
  const entry = readEntry(text);
  return entry.ok ? writeEntry(entry.data, entry.body, order) : undefined;
}
