import { isDay } from "../../../src/lib/dates";
import type { Collection, FixedPages, Model, Setting } from "../fields/collection";
import { schemaOf } from "../fields/field";
import { addressesOf } from "./addresses";
import { checkAddresses } from "./check-addresses";
import { checkBody } from "./check-body";
import { checkReferences } from "./check-references";
import { type Finding, findingsOf, withoutEmpty } from "./check-values";
import { badNames, type ContentLocation, locationOf, missingFiles } from "./content-location";
import { readEntry, readYaml } from "./front-matter";
import type { Problem } from "./problem";
import { type ContentEntry, type ContentFiles, textAt, textsAt } from "./site-content";
import type { SiteIndex } from "./site-index";

export interface Validated {
  readonly problems: readonly Problem[];
  /** The entries without a problem. */
  readonly entries: readonly ContentEntry[];
}

/** An entry as its file has it, before any of it is checked. */
interface RawEntry extends ContentLocation {
  readonly file: string;
  readonly raw: Record<string, unknown>;
  readonly text: string;
}

/**
 * Checks the whole content against the model and against itself. It never stops at the first problem.
 * `today` is the day in São Paulo, `2026-11-21`; what is dated later is not published yet.
 */
export function validate(model: Model, content: ContentFiles, today: string): Validated {
  const problems: Problem[] = [];
  const read: RawEntry[] = [];
  const unreadable: ContentLocation[] = [];
  for (const source of content.texts) {
    const location = locationOf(model, source.file);
    const entry = rawEntryOf(source, location, problems);
    if (entry) read.push(entry);
    else if (location) unreadable.push(location);
  }
  problems.push(...badNames(content), ...missingFiles(model, content));
  const entries = read.map((raw) => entryOf(raw, today));
  const index = indexOf(model, entries, unreadable, content);
  problems.push(...checkAddresses(model, entries));
  const good = read.flatMap((raw, position) => {
    const entry = entries[position];
    if (!entry) return [];
    const { findings, values } = checkEntry(raw, index);
    problems.push(...findings.map((finding) => ({ file: raw.file, entry: entry.title, ...finding })));
    return values ? [{ ...entry, values }] : [];
  });
  return { problems, entries: good };
}

function rawEntryOf(
  { file, text }: { file: string; text: string },
  location: ContentLocation | undefined,
  problems: Problem[],
): RawEntry | undefined {
  const report = (found: string, fix: string) =>
    problems.push({ file, entry: location?.key ?? file, field: "Arquivo", found, fix });
  if (!location) {
    report(
      "está num lugar em que o site não procura",
      "Cada entrada fica em content/coleção/nome/index.md. Mova o arquivo ou apague-o.",
    );
    return undefined;
  }
  const source = location.definition.kind === "setting" ? readYaml(text) : readEntry(text);
  if (!source.ok) {
    report(source.found, source.fix);
    return undefined;
  }
  return { ...location, file, raw: withoutEmpty(source.data), text: source.body };
}

function entryOf({ collection, key, file, raw, text, definition }: RawEntry, today: string): ContentEntry {
  return {
    collection,
    key,
    file,
    title: textAt(raw, "title") ?? (definition.kind === "setting" ? definition.label : key),
    slug: textAt(raw, "slug") ?? key,
    values: raw,
    body: text,
    published: raw.draft !== true && !(definition.name === "news" && isAfter(textAt(raw, "date"), today)),
  };
}

/** A day that the calendar lacks is a problem of its own, and not a reason to call links to its entry broken. */
const isAfter = (day: string | undefined, today: string) => day !== undefined && isDay(day) && day > today;

/** What could not be read counts as there and published: its own problem is told, and needs no echo from others. */
function indexOf(
  model: Model,
  entries: readonly ContentEntry[],
  unreadable: readonly ContentLocation[],
  content: ContentFiles,
): SiteIndex {
  const setting = (name: string) =>
    entries.find(({ collection, key }) => collection === "settings" && key === name)?.values;
  const addresses = addressesOf(model, entries);
  for (const { definition, key } of unreadable) {
    if (definition.kind === "collection") addresses.set(definition.path(key), true);
  }
  return {
    entries: new Map(
      [...unreadable.map((location) => ({ ...location, published: true })), ...entries].map((entry) => [
        `${entry.collection}/${entry.key}`,
        entry,
      ]),
    ),
    kinds: content.kinds,
    faults: content.faults ?? new Map(),
    addresses,
    options: (name, list) => {
      const values = setting(name);
      return values && textsAt(values, list);
    },
  };
}

function checkEntry(entry: RawEntry, site: SiteIndex): { findings: Finding[]; values?: Record<string, unknown> } {
  const { definition, fields } = entry;
  const parsed = (definition.kind === "fixed" ? schemaOf(fields) : definition.schema).safeParse(entry.raw);
  const findings = [
    ...(parsed.success ? [] : findingsOf(parsed.error.issues, fields, entry.raw)),
    ...(parsed.success
      ? brokenRules(definition, parsed.data)
      : brokenRules(definition, entry.raw, new Set(parsed.error.issues.map(({ path }) => path[0])))),
    ...checkReferences(fields, entry.raw, entry.file, site),
    ...checkBody(entry.text, entry.body, entry.file, site),
  ];
  return parsed.success && findings.length === 0 ? { findings, values: parsed.data } : { findings };
}

/** A rule about fields of which one is wrong by itself has nothing to compare yet. */
function brokenRules(
  definition: Collection | FixedPages | Setting,
  values: Record<string, unknown>,
  wrong: ReadonlySet<PropertyKey | undefined> = new Set(),
): Finding[] {
  if (definition.kind !== "collection") return [];
  return (definition.rules ?? [])
    .filter((rule) => !rule.compares.some((name) => wrong.has(name)) && rule.broken(values))
    .map(({ field, found, fix }) => ({ field: definition.fields[field]?.label ?? field, found, fix }));
}
