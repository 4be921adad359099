import { stringify } from "yaml";
import { cleanText, cleanValue } from "../../../src/lib/clean-text";

type Data = Readonly<Record<string, unknown>>;

/**
 * Writes YAML in the one form that editor, scripts and `content/` share, so that a save changes only what was changed:
 * fields in the model's order, without empty values, `false` and invisible characters.
 */
export function writeYaml(data: Data, order: readonly string[] = []): string {
  const names = [...order.filter((name) => name in data), ...Object.keys(data).filter((name) => !order.includes(name))];
  const kept = prune(cleanValue(Object.fromEntries(names.map((name) => [name, data[name]]))));
  // Long lines stay whole: one changed word is one changed line. What a reader could take for a number or a date is
  // quoted.
  return kept === undefined ? "" : stringify(kept, { lineWidth: 0, aliasDuplicateObjects: false, compat: "yaml-1.1" });
}

/** The text of an entry's `index.md`. */
export function writeEntry(data: Data, body = "", order: readonly string[] = []): string {
  const text = cleanText(body).trim();
  return `---\n${writeYaml(data, order)}---\n${text === "" ? "" : `\n${text}\n`}`;
}

function prune(value: unknown): unknown {
  if (value === null || value === undefined || value === "" || value === false) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(prune).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, item]) => [key, prune(item)] as const);
  const kept = entries.filter(([, item]) => item !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
