import { getOrInsert, listFor } from "../../../src/lib/get-or-insert";
import { slugify } from "../../../src/lib/slug";
import type { Row } from "./read-file";
import type { DeskSettings } from "./settings";

/** A registration, once. */
export interface Registration extends Row {
  /** Its unique name: the protocol, for who had it first. */
  readonly ref: string;
  /** The names of all registrations of this pastor, or of a church for this role, the newest last. */
  readonly refs: readonly string[];
  /** No name may be told before a yes. */
  readonly isSecret: boolean;
}

const hour = 3_600_000;
/** From one first Monday of a month to the next: whoever looks once a month sees everybody before. */
export const warningDays = 36;

/** Deduplicates registrations; finds doubtful ones, and those kept for longer than promised or soon to be. */
export function clean(rows: readonly Row[], settings: DeskSettings, now = Date.now()) {
  const { retention } = settings;
  const kept = new Map<string, Row>();
  /** Who had a protocol first, by e-mail: somebody else has copied it, and the log means the first. */
  const owners = new Map<string, string>();
  const lastOf = new Map<string, { readonly key: string; readonly row: Row }>();
  const inOrder = [...rows].sort((a, b) => (a.received ?? 0) - (b.received ?? 0));
  for (const [index, row] of inOrder.entries()) {
    getOrInsert(owners, row.reference, () => row.email);
    const person = `${row.email} ${personOf(row)}`;
    const before = row.email ? lastOf.get(person) : undefined;
    const isAgain =
      before &&
      !(row.reference && before.row.reference) &&
      Math.abs((row.received ?? Number.NaN) - (before.row.received ?? Number.NaN)) <= hour;
    if (isAgain) kept.delete(before.key);
    const merged = isAgain ? { ...row, reference: row.reference || before.row.reference } : row;
    const key = merged.reference ? `${merged.reference} ${row.email}` : `${index}`;
    kept.delete(key);
    kept.set(key, merged);
    lastOf.set(person, { key, row: merged });
  }
  const all = named([...kept.values()], settings, owners);
  const isPast = (row: Row, days = 0) => (row.received ?? now) < keptSince(retention, now + days * 24 * hour);
  const current = all.filter((one) => !isPast(one));
  return {
    all,
    registrations: current.filter(({ agreed }) => agreed !== false),
    repeated: rows.length - all.length,
    doubts: doubtsAbout(current),
    expired: named(
      inOrder.filter((row) => isPast(row)),
      settings,
      owners,
    ),
    expiring: current.filter((one) => isPast(one, warningDays) && one.refs.at(-1) === one.ref),
  };
}

function doubtsAbout(all: readonly Registration[]) {
  const without = all.filter(({ agreed }) => agreed === false);
  const shared = sharing(all, ({ reference }) => reference);
  const again = sharing(all, (one) => one.email && sender(one));
  const isOther = (of: readonly Registration[]) => new Set(of.map(({ email }) => email)).size > 1;
  return [
    ...shared.map((of) => ({ question: "O mesmo protocolo com e-mails diferentes. São duas pessoas?", of })),
    ...again.map((of) => ({ question: "O mesmo e-mail em cadastros diferentes. Qual deles vale?", of })),
    ...sharing(all, (one) => one.answers.name && personOf(one))
      .filter((of) => isOther(of) && !shared.some((known) => known.every((one) => of.includes(one))))
      .map((of) => ({ question: "O mesmo nome com e-mails diferentes. É a mesma pessoa?", of })),
    ...(without.length > 0 ? [{ question: "Sem o consentimento: ficam fora dos pares.", of: without }] : []),
  ];
}

function sharing<T>(all: readonly T[], keyOf: (one: T) => string | undefined): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key) listFor(groups, key).push(one);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * Registrations without a protocol of their own are named by the minute of arrival: spreadsheets drop seconds. Who asks for secrecy has
 * it in older ones too.
 * @param rows the oldest first
 */
function named(rows: readonly Row[], settings: DeskSettings, owners: ReadonlyMap<string, string>): Registration[] {
  const secretSince = new Map(
    rows.flatMap((row, at) => (row.email && asksForSecrecy(row, settings) ? [[sender(row), at]] : [])),
  );
  const taken = new Map<string, number>();
  const all = rows.map((row, at) => {
    const isSecret = asksForSecrecy(row, settings) || (secretSince.get(sender(row)) ?? -1) > at;
    if (row.reference && owners.get(row.reference) === row.email) return { ...row, isSecret, ref: row.reference };
    const ref = `${row.reference || "sem protocolo"} (${row.received === undefined ? "sem data" : dayAndTime(row.received).replace(/:\d\d$/, "")})`;
    const count = (taken.get(ref) ?? 0) + 1;
    taken.set(ref, count);
    return { ...row, isSecret, ref: count > 1 ? `${ref} ${count}` : ref };
  });
  const groups = new Map<string, { readonly ref: string; readonly words: ReadonlySet<string> }[]>();
  const registrants = all.map((one) => {
    const group = listFor(groups, registrantOf(one));
    const words = new Set(one.side === "pastor" ? wordsOfName(one.answers.name) : []);
    group.push({ ref: one.ref, words });
    return { one, group, words };
  });
  return registrants.map(({ one, group, words }) => ({
    ...one,
    refs: group.filter((other) => isOneName(words, other.words)).map(({ ref }) => ref),
  }));
}

/** Who a registration may be of. One person may have registered several churches, a church several vacancies. */
function registrantOf(one: Omit<Registration, "refs">): string {
  const { church = "", role = "", name } = one.answers;
  const of = one.side === "church" ? [church, role].map(slugify) : [wordsOfName(name)[0], wordsOfName(name).at(-1)];
  return one.email ? [sender(one), ...of].join(" ") : one.ref;
}

const sender = ({ side, email }: Row) => `${side} ${email}`;

const personOf = ({ side, answers: { name = "", church = "" } }: Row): string =>
  [side, slugify(name), side === "church" && slugify(church)].join(" ");

/** What makes a name: `joao`, `silva` of `Pr. João da Silva` and of `João Silva`. The form takes 120 letters. */
const wordsOfName = (name = ""): string[] =>
  slugify(name.slice(0, 120))
    .split("-")
    .filter((word) => !/^(pr|pastor|rev|reverendo|dr|d[aeo]s?|e)$/.test(word));

/** True if one name has all words of the other: two brothers of one address have different ones. */
const isOneName = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size > others.size ? isOneName(others, some) : [...some].every((word) => others.has(word));

/** Who has not answered counts as one who asks: churches could leave the question at “Prefiro não dizer”. */
function asksForSecrecy({ side, answers }: Row, { forms }: DeskSettings): boolean {
  const [free = ""] = forms[side].questions.find(({ key }) => key === "confidentiality")?.options ?? [];
  return slugify(answers.confidentiality ?? "") !== slugify(free);
}

/** In UTC, as Formspree writes it: `21/11/2026 10:05:00`. */
export const dayAndTime = (instant: number) =>
  new Date(instant).toISOString().replace(/^(\d+)-(\d+)-(\d+)T([\d:]+)\..*/, "$3/$2/$1 $4");

/** The earliest arrival that may still be kept: `1 ano e 6 meses`, `12 (doze) meses`. 1970 if the setting says anything else. */
export function keptSince(retention: string, now: number): number {
  const said = slugify(retention.replace(/\([^)]*\)/g, ""));
  if (!/^(ate-)?\d+-?[dma][a-z]*(-e-\d+-?[dma][a-z]*)*$/.test(said)) return 0;
  const date = new Date(now);
  for (const [, count, unit] of said.matchAll(/(\d+)-?([dma])/g))
    if (unit === "d") date.setUTCDate(date.getUTCDate() - Number(count));
    else {
      const day = date.getUTCDate();
      date.setUTCMonth(date.getUTCMonth() - Number(count) * (unit === "a" ? 12 : 1));
      // Of 31 February becomes a day of March.
      if (date.getUTCDate() !== day) date.setUTCDate(0);
    }
  return date.getTime();
}
