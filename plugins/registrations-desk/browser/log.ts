import Papa from "papaparse";
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

const columns = ["Data", "O que houve", "Pastor", "Igreja"];

/** The place of a column in a table; -1 if it has none of that name. */
export type FindColumn = (name: string) => number;

/** Reads a log of the desk; undefined for any other table. */
export function logIn(columnOf: FindColumn, rows: readonly (readonly string[])[]) {
  const places = columns.map(columnOf);
  if (places.includes(-1)) return undefined;
  return rows.flatMap((cells): LogEntry[] => {
    const [day = "", what = "", pastor = "", church = ""] = places.map((place) => cells[place]);
    const act = Object.keys(acts).find((one) => acts[one] === what) ?? what;
    // LibreOffice shortens the year, and the order would be lost.
    const whole = day.replace(/^(\d\d?\/\d\d?\/)(\d\d)$/, "$120$2");
    return act || pastor || church ? [{ day: whole, act, pastor, church }] : [];
  });
}

const dateOf = ({ day }: LogEntry): string => day.split("/").reverse().join();

const yesAfter = (entry: LogEntry, entries: readonly LogEntry[]) =>
  entries
    .slice(entries.indexOf(entry) + 1)
    .some(
      ({ day, act, pastor, church }) =>
        act.endsWith("Yes") &&
        (isUnknown(entry) || act === entry.act.replace("No", "Yes")) &&
        [day, pastor, church].join() === [entry.day, entry.pastor, entry.church].join(),
    );

/** Does a log hold all of another, in its order? */
function holds(log: readonly LogEntry[], other: readonly LogEntry[]): boolean {
  const rest = other.map((entry) => JSON.stringify(entry));
  for (const entry of log) if (rest[0] === JSON.stringify(entry)) rest.shift();
  return rest.length === 0;
}

const byDay = (log: readonly LogEntry[]) => [...log].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));

/**
 * Merges two logs by day. A common beginning counts once, and one that holds the other has it all: an older log that is opened
 * again changes nothing. Which of two logs' answers of a day came first nobody knows: the no counts as the last one.
 */
export function joined(log: readonly LogEntry[], other: readonly LogEntry[]): readonly LogEntry[] {
  if (holds(log, other)) return log;
  if (holds(other, log)) return byDay(other);
  const isOther = (entry: LogEntry, place: number) => JSON.stringify(entry) !== JSON.stringify(log[place]);
  const from = other.findIndex(isOther);
  const added = other.slice(from);
  const isLate = (entry: LogEntry, own: readonly LogEntry[], others: readonly LogEntry[]) =>
    (isUnknown(entry) || entry.act.endsWith("No")) && yesAfter(entry, others) && !yesAfter(entry, own);
  const late = [
    ...log.slice(from).filter((entry, _, own) => isLate(entry, own, added)),
    ...added.filter((entry) => isLate(entry, added, log.slice(from))),
  ];
  const order = (a: LogEntry, b: LogEntry) => Number(late.includes(a)) - Number(late.includes(b));
  return [...log, ...added].sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || order(a, b));
}

export const logCsv = (log: readonly LogEntry[]): string =>
  excelCsv([columns, ...log.map((entry) => [entry.day, wordsOf(entry), entry.pastor, entry.church])]);

/** CSV as a Brazilian Excel opens it, in which no cell is a formula. Papa's own guard overlooks cells of two lines. */
export const excelCsv = (rows: string[][]): string =>
  `\uFEFF${Papa.unparse(rows, { delimiter: ";", escapeFormulae: /^[=+\-@\t\r]/ })}`;

export const notesOn = ({ pastor, church }: Pair, log: readonly LogEntry[]): LogEntry[] =>
  log.filter((one) => one.pastor === pastor.of.ref && one.church === church.of.ref);

/** How people are named: by protocol if confidential, until the pair has a yes. */
export function callIn(log: readonly LogEntry[] = []) {
  const isFree = ({ side, isSecret }: Registration, pair?: Pair) => {
    // What is not known may be a no.
    const answers = pair ? notesOn(pair, log).filter((one) => isUnknown(one) || one.act.startsWith(side)) : [];
    return !isSecret || answers.at(-1)?.act === `${side}Yes`;
  };
  return {
    isOpen: (pair: Pair, side: Side) => isFree(pair[side].of, pair),
    title(one: Registration, pair?: Pair) {
      const [noun, name] = one.side === "pastor" ? ["Pastor", one.answers.name] : ["Igreja", one.answers.church];
      return isFree(one, pair) ? name || one.ref : `${noun} ${one.ref} (sigilo)`;
    },
  };
}
