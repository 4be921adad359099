import Papa from "papaparse";
import { listFor } from "../../../src/lib/get-or-insert";
import type { Registration } from "./clean";
import type { Pair } from "./match";
import type { Side } from "./settings";
import texts from "./texts.json";

export const acts: Readonly<Record<string, string>> = texts.acts;

/** The words of an act; those of an unknown one are its own. */
export const wordsOf = ({ act }: LogEntry): string => acts[act] ?? act;

/** True for an act that the desk does not know: somebody wrote it into the file, or a program spoilt its letters. */
export const isUnknown = ({ act }: LogEntry): boolean => !(act in acts);

/** A line of the log: an act between a pastor and a church, by protocol and day, without names. */
export type LogEntry = Readonly<Record<"day" | "act" | "pastor" | "church", string>>;

export const logColumns = ["Data", "O que houve", "Pastor", "Igreja"];

/** The place of a column in a table; -1 if it has none of that name. */
export type FindColumn = (name: string) => number;

/** Reads a log of the desk; undefined for any other table. */
export function logIn(columnOf: FindColumn, rows: readonly (readonly string[])[]) {
  const places = logColumns.map(columnOf);
  if (places.includes(-1)) return undefined;
  return rows.flatMap((cells): LogEntry[] => {
    const [day = "", what = "", ...refs] = places.map((place) => cells[place]);
    // Names had seconds in older logs.
    const [pastor = "", church = ""] = refs.map((ref = "") => ref.replace(/(\d\d:\d\d):\d\d\)/, "$1)"));
    const act = Object.keys(acts).find((one) => acts[one] === what) ?? what;
    // People and LibreOffice shorten days, and the order would be lost.
    const whole = day.replace(/\b\d(?=\/)/g, "0$&").replace(/\/(\d\d)$/, "/20$1");
    return act || pastor || church ? [{ day: whole, act, pastor, church }] : [];
  });
}

/** To sort by. */
const dateOf = ({ day }: LogEntry): string => day.split("/").reverse().join();

function byDay(log: readonly LogEntry[]) {
  const days = new Map<string, LogEntry[]>();
  for (const entry of log) listFor(days, dateOf(entry)).push(entry);
  return days;
}

/**
 * Merges two logs by day. Lines that both have in one order count once: an older log that is opened again changes nothing. Of those
 * that they have in different orders, one comes twice.
 */
export function joined(log: readonly LogEntry[], other: readonly LogEntry[]): readonly LogEntry[] {
  const [own, others] = [byDay(log), byDay(other)];
  const days = [...new Set([...own.keys(), ...others.keys()])].sort();
  return days.flatMap((day) => joinedDay(own.get(day) ?? [], others.get(day) ?? []));
}

function joinedDay(own: readonly LogEntry[], others: readonly LogEntry[]): LogEntry[] {
  const merged: LogEntry[] = [];
  let [from, fromOther] = [0, 0];
  const goTo = (place: number, otherPlace: number) => {
    merged.push(...beside(own.slice(from, place), others.slice(fromOther, otherPlace)));
    [from, fromOther] = [place, otherPlace];
  };
  for (const [place, otherPlace] of commonLines(own, others)) {
    goTo(place, otherPlace);
    merged.push(...own.slice(place, place + 1));
    [from, fromOther] = [place + 1, otherPlace + 1];
  }
  goTo(own.length, others.length);
  return merged;
}

/** The places of lines that both have, in one order: the longest common subsequence. */
function commonLines(own: readonly LogEntry[], others: readonly LogEntry[]): [place: number, otherPlace: number][] {
  const [lines, otherLines] = [own, others].map((log) => log.map((entry) => JSON.stringify(entry)));
  const isSame = (place: number, otherPlace: number) => lines?.[place] === otherLines?.[otherPlace];
  // How many the rests have in common.
  const width = others.length + 1;
  const counts = new Uint32Array((own.length + 1) * width);
  const countFrom = (place: number, otherPlace: number) => counts[place * width + otherPlace] ?? 0;
  for (let place = own.length - 1; place >= 0; place -= 1)
    for (let at = others.length - 1; at >= 0; at -= 1)
      counts[place * width + at] = isSame(place, at)
        ? countFrom(place + 1, at + 1) + 1
        : Math.max(countFrom(place + 1, at), countFrom(place, at + 1));
  const found: [number, number][] = [];
  for (let [place, at] = [0, 0]; countFrom(place, at) > 0; )
    if (isSame(place, at)) found.push([place++, at++]);
    else if (countFrom(place + 1, at) === countFrom(place, at)) place += 1;
    else at += 1;
  return found;
}

/** Lines of a day of which nobody knows which came first: a no, and what may be one, counts as the last word. */
function beside(own: readonly LogEntry[], others: readonly LogEntry[]): LogEntry[] {
  const isLate = (entry: LogEntry, log: readonly LogEntry[], other: readonly LogEntry[]) =>
    (isUnknown(entry) || entry.act.endsWith("No")) &&
    hasYes(entry, other) &&
    !hasYes(entry, log.slice(log.indexOf(entry)));
  const late = [
    ...own.filter((entry) => isLate(entry, own, others)),
    ...others.filter((entry) => isLate(entry, others, own)),
  ];
  return [...own, ...others].filter((entry) => !late.includes(entry)).concat(late);
}

/** Is there a yes of the pair in place of this no? */
const hasYes = (no: LogEntry, entries: readonly LogEntry[]) =>
  entries.some(
    ({ act, pastor, church }) =>
      act.endsWith("Yes") &&
      (isUnknown(no) || act === no.act.replace("No", "Yes")) &&
      pastor === no.pastor &&
      church === no.church,
  );

export const logCsv = (log: readonly LogEntry[]): string =>
  excelCsv([logColumns, ...log.map((entry) => [entry.day, wordsOf(entry), entry.pastor, entry.church])]);

/** CSV as a Brazilian Excel opens it, in which no cell is a formula. Papa's own guard overlooks cells of two lines. */
export const excelCsv = (rows: string[][]): string =>
  `\uFEFF${Papa.unparse(rows, { delimiter: ";", escapeFormulae: /^[=+\-@\t\r]/ })}`;

/** True for a note on these two registrations themselves, not on older or newer ones of the two. */
export const isOwn = ({ pastor, church }: Pair, one: LogEntry): boolean =>
  one.pastor === pastor.of.ref && one.church === church.of.ref;

/** Does a note count for other registrations? A yes holds for its own alone, and ends the no before it. */
const isLasting = (one: LogEntry, later: readonly LogEntry[]) =>
  !one.act.endsWith("Yes") && !(one.act.endsWith("No") && hasYes(one, later));

/** The notes on a pair, and those on other registrations of the two that count for it. */
export const notesOn = (pair: Pair, log: readonly LogEntry[]): LogEntry[] =>
  log.filter(
    (one, at) =>
      isOwn(pair, one) ||
      (pair.pastor.of.refs.includes(one.pastor) &&
        pair.church.of.refs.includes(one.church) &&
        isLasting(one, log.slice(at))),
  );

/**
 * Writes what counts for a renewed registration under its new name too: the older one's row goes, and with it whose it was. With the
 * day of the first line and beside it: an answer that was given since remains the last.
 * @param renewed the newest name by the older one
 */
export const carried = (log: readonly LogEntry[], renewed: ReadonlyMap<string, string>): LogEntry[] =>
  log.flatMap((one, at) => {
    const [pastor = one.pastor, church = one.church] = [renewed.get(one.pastor), renewed.get(one.church)];
    const isNew = pastor !== one.pastor || church !== one.church;
    return isNew && one.pastor && one.church && isLasting(one, log.slice(at))
      ? [one, { ...one, pastor, church }]
      : [one];
  });

/** How people are named: by protocol if confidential, until the pair has a yes. */
export function callIn(log: readonly LogEntry[] = []) {
  // What is not known may be a no.
  const lastAnswer = (pair: Pair, side: Side) =>
    notesOn(pair, log)
      .filter((one) => isUnknown(one) || one.act.startsWith(side))
      .at(-1);
  return {
    /** May the other side have the name and the contacts? Who has said no is asked for neither, confidential or not. */
    isOpen(pair: Pair, side: Side): boolean {
      const answer = lastAnswer(pair, side);
      return answer ? answer.act === `${side}Yes` : !pair[side].of.isSecret;
    },
    title(one: Registration, pair?: Pair) {
      const [noun, name] = one.side === "pastor" ? ["Pastor", one.answers.name] : ["Igreja", one.answers.church];
      const isNamed = !one.isSecret || (pair && lastAnswer(pair, one.side)?.act === `${one.side}Yes`);
      return isNamed ? name || one.ref : `${noun} ${one.ref} (sigilo)`;
    },
  };
}
