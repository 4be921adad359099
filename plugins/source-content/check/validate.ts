import type { z } from "zod";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import type { Model } from "../fields/collection";
import { schemaOf } from "../fields/field";
import { addressesOf } from "./addresses";
import { checkAddresses } from "./check-addresses";
import { checkBody, readingOf } from "./check-body";
import { checkReferences } from "./check-references";
import { checkRings } from "./check-rings";
import { type Finding, findingsOf, withoutEmpty } from "./check-values";
import { badNames, type ContentLocation, locationOf, missingFiles } from "./content-location";
import { readEntry, readYaml } from "./front-matter";
import type { Problem } from "./problem";
import { type ContentEntry, type ContentFiles, firstDay, textAt, textsAt } from "./site-content";
import type { SiteIndex } from "./site-index";

export interface Validated {
  readonly problems: readonly Problem[];
  readonly entries: readonly ContentEntry[];
}

interface RawEntry {
  readonly location: ContentLocation;
  readonly entry: ContentEntry;
  /** An unreadable entry counts as published: its own problem is reported, and needs no echo from others. */
  readonly isReadable: boolean;
}

/**
 * Validates the whole content; collects all problems. `today` is the day in the section's state, `2026-11-21`: what is
 * dated later is unpublished.
 */
export function validate(model: Model, content: ContentFiles, today: string): Validated {
  const problems: Problem[] = [...badNames(content), ...missingFiles(model, content)];
  const raw = content.texts.flatMap((source) => {
    const read = readOnce(model, source, today);
    problems.push(...read.problems);
    return read.raw ?? [];
  });
  const index = indexOf(model, raw, content);
  const readable = raw.filter(({ isReadable }) => isReadable);
  problems.push(...checkAddresses(model, entriesOf(readable)), ...checkRings(model, entriesOf(readable)));
  const entries = readable.flatMap(({ location, entry }) => {
    const own = firstDay(entry);
    const { findings, values } = checkEntry(location, entry, { ...index, day: own > today ? own : today });
    problems.push(...findings.map((finding) => ({ file: entry.file, entry: entry.title, ...finding })));
    return values ? [{ ...entry, values }] : [];
  });
  return { problems, entries };
}

const entriesOf = (raw: readonly RawEntry[]) => raw.map(({ entry }) => entry);

interface Read {
  readonly today: string;
  readonly raw?: RawEntry;
  readonly problems: readonly Problem[];
}

/** The editor checks the whole site before each save: what was read of a text is cached with its object. */
const reads = new WeakMap<ContentFiles["texts"][number], Read>();

function readOnce(model: Model, source: ContentFiles["texts"][number], today: string): Read {
  const known = reads.get(source);
  if (known?.today === today) return known;
  const read = { today, ...rawEntryOf(model, source, today) };
  reads.set(source, read);
  return read;
}

/** Reads a text ahead of the next check, as far as it does not depend on others. */
export function readAhead(model: Model, source: ContentFiles["texts"][number], today: string): void {
  const { raw } = readOnce(model, source, today);
  if (!raw) return;
  parseOnce(raw.location, raw.entry);
  readingOf(raw.entry);
}

function rawEntryOf(
  model: Model,
  { file, text }: ContentFiles["texts"][number],
  today: string,
): Pick<Read, "raw" | "problems"> {
  const location = locationOf(model, file);
  if (!location) {
    const found = "está num lugar em que o site não procura";
    const fix = "Cada texto fica em content/coleção/nome/index.md. Mova o arquivo ou apague-o.";
    return { problems: [{ file, entry: file, field: "Arquivo", found, fix }] };
  }
  const { collection, key, definition } = location;
  const source = definition.kind === "setting" ? readYaml(text) : readEntry(text);
  const problems = source.ok ? [] : [{ file, entry: key, field: "Arquivo", found: source.found, fix: source.fix }];
  const { data, body } = source.ok ? source : { data: {}, body: "" };
  const values = withoutEmpty(data);
  const entry = {
    collection,
    key,
    file,
    title: textAt(values, "title") ?? (definition.kind === "setting" ? definition.label : key),
    slug: textAt(values, "slug") ?? key,
    values,
    body,
    published: firstDay({ collection, values }) <= today,
  };
  return { raw: { location, entry, isReadable: source.ok }, problems };
}

function indexOf(model: Model, raw: readonly RawEntry[], { kinds, faults }: ContentFiles): Omit<SiteIndex, "day"> {
  const entries = new Map(entriesOf(raw).map((entry) => [`${entry.collection}/${entry.key}`, entry]));
  return {
    kinds,
    faults,
    entries,
    addresses: addressesOf(model, entriesOf(raw)),
    options: (setting, list) => textsAt(entries.get(`settings/${setting}`)?.values ?? {}, list),
  };
}

const parsedOnce = new WeakMap<ContentEntry, z.ZodSafeParseResult<Record<string, unknown>>>();

const parseOnce = ({ definition, fields }: ContentLocation, entry: ContentEntry) =>
  getOrInsert(parsedOnce, entry, () =>
    (definition.kind === "fixed" ? schemaOf(fields) : definition.schema).safeParse(entry.values),
  );

function checkEntry(
  location: ContentLocation,
  entry: ContentEntry,
  site: SiteIndex,
): { findings: Finding[]; values?: Record<string, unknown> } {
  const { definition, fields, body } = location;
  const parsed = parseOnce(location, entry);
  const issues = parsed.error?.issues ?? [];
  // A rule waits until each of its fields is valid.
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const rules = (definition.kind !== "fixed" && definition.rules) || [];
  const broken = rules.filter(
    (rule) => !rule.compares.some((name) => wrong.has(name)) && rule.broken(parsed.data ?? entry.values, site.day),
  );
  const findings = [
    ...findingsOf(issues, fields, entry.values),
    ...broken.map(({ field, found, fix }) => ({ field: fields[field]?.label ?? field, found, fix })),
    ...checkReferences(fields, entry.values, entry.file, site),
    ...checkBody(entry, body, site),
  ];
  return parsed.success && findings.length === 0 ? { findings, values: parsed.data } : { findings };
}
