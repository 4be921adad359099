import { stringify } from "yaml";

/** The text of an entry's `index.md`. Fields without a value are left out. */
export function entryText(fields: Readonly<Record<string, unknown>>, body = ""): string {
  const frontMatter = stringify(fields, { lineWidth: 0, keepUndefined: false });
  return `---\n${frontMatter}---\n${body === "" ? "" : `\n${body}\n`}`;
}
