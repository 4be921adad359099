import Papa from "papaparse";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import { slugify } from "../../../src/lib/slug";
import { type FindColumn, isUnknown, type LogEntry, logColumns, logIn } from "./log";
import sample from "./sample.json";
import type { DeskSettings, Side } from "./settings";

export interface Row {
  readonly side: Side;
  /** Answers by question; missing without a column. */
  readonly answers: Readonly<Record<string, string>>;
  readonly email: string;
  /** The protocol; empty where the form was sent without one. */
  readonly reference: string;
  /** When it arrived, in milliseconds. */
  readonly received: number | undefined;
  /** Missing where the export has no column for it. */
  readonly agreed: boolean | undefined;
}

export interface FileContents {
  readonly rows: readonly Row[];
  readonly log: readonly LogEntry[];
  readonly message: string;
}

/** More than the forms ask for. Much more would keep the desk busy for minutes. */
const longest = 2000;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} […]` : text);

/** A cache: thousands of answers are the same. */
const remembered = new Map<string, string>();
export const plain = (text: string): string => getOrInsert(remembered, text, () => slugify(text));

/** Names of the date column: Formspree's, and usual ones in spreadsheets. */
const dateColumns = ["date", "submitted-at", "created-at", "submission-date", "data"];

/** Of what can't be read: a folder, a file that only the cloud has, one that changed since it was chosen. */
export const unreadable = (name: string): FileContents => ({
  rows: [],
  log: [],
  message: `“${name}” não pôde ser lido. Confira se é um arquivo, se está neste computador, e escolha-o de novo.`,
});

/** Reads an opened file: an export of a form, a log of the desk, or neither. */
export function readFile(name: string, bytes: Uint8Array, settings: DeskSettings): FileContents {
  const namesOf = (side: Side) => settings.forms[side].questions.map((question) => question.name);
  const [header = [], ...rows] = tableIn(textIn(bytes), [namesOf("pastor"), namesOf("church"), logColumns]);
  const columnOf = finderIn(header);
  const isThere = (column: string) => columnOf(column) !== -1;
  const share = (names: readonly string[]) => shareOf(names, columnOf);
  // Anyone can send a form the other one's fields, too: columns alone do not tell.
  const answered = (side: Side, cells: readonly string[]) =>
    namesOf(side).filter((name) => cells[columnOf(name)]).length;
  const leads = rows.map((cells) => Math.sign(answered("church", cells) - answered("pastor", cells)));
  const lead = leads.reduce((sum, one) => sum + one, 0) || share(namesOf("church")) - share(namesOf("pastor"));
  const sideOf = (one: number): Side => (one > 0 ? "church" : "pastor");
  const known = Math.max(share(namesOf("pastor")), share(namesOf("church")));
  const side = sideOf(lead);
  const log = known < 0.3 && logIn(columnOf, rows);
  if (log) return { rows: [], log, message: `“${name}”: o seu registro, com ${contentsOf(log)}.` };
  // A program that took the letters for others leaves no accent as it was.
  const accented = [...namesOf(side), ...settings.consents].filter((column) => /[^ -~]/.test(column));
  const isSpoilt = accented.length > 0 && !accented.some(isThere);
  if (isSpoilt && known >= 0.3) {
    const message = `“${name}” não foi aberto: os acentos estão trocados, e faltariam respostas e consentimentos. Abra o arquivo que o Formspree deu, sem passar pelo Excel.`;
    return { rows: [], log: [], message };
  }
  if (known >= 0.5) {
    const message = `“${name}”: ${settings.forms[side].name}, ${counted(rows.length, "linha", "linhas")}.`;
    return {
      rows: rows.map((cells, index) => rowOf(sideOf(leads[index] || lead), columnOf, cells, settings)),
      log: [],
      message,
    };
  }
  const [pastors, churches, found] = [namesOf("pastor"), namesOf("church"), header].map(
    (names) => `“${names.slice(0, 4).join("”, “")}”`,
  );
  const message = `“${name}” não foi aberto. Esperávamos um CSV do Formspree com as colunas ${pastors}… ou ${churches}… Neste arquivo: ${found}.`;
  return { rows: [], log: [], message };
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function contentsOf(log: readonly LogEntry[]): string {
  const notes = counted(log.length, "anotação", "anotações");
  const unknown = log.filter(isUnknown);
  if (unknown.length === 0) return notes;
  return `${notes}. O que houve não se entende em ${unknown.length}, que ficam como estão: ${unknown.map((one) => `${one.day} “${one.act}”`).join(", ")}. Se os acentos estão trocados, abra uma cópia que o Excel não salvou`;
}

/** Decodes UTF-8, UTF-16 and Windows-1252. */
function textIn(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Parses CSV, header first, with the delimiter that gives columns of ours, and most in them: a made-up name may have any delimiter in it,
 * and names of ours.
 */
function tableIn(text: string, ours: readonly (readonly string[])[]): string[][] {
  const csv = text.replace(/^sep=.\r?\n/i, "");
  const tables = [",", ";", "\t"].map((delimiter) => {
    const table = Papa.parse<string[]>(csv, { delimiter, skipEmptyLines: "greedy" }).data;
    const columnOf = finderIn(table[0] ?? []);
    const isOurs = ours.some((names) => shareOf(names, columnOf) >= 0.3);
    const columns = new Set(ours.flat().map(columnOf));
    const filled = table.flatMap((cells) => [...columns].filter((column) => cells[column])).length;
    return { table, filled: isOurs ? filled : 0 };
  });
  return tables.reduce((one, other) => (other.filled > one.filled ? other : one)).table;
}

/** Finds columns, -1 for none. Anyone can send a form another field, `sigilo` beside `Sigilo`: the very name is the form's. */
function finderIn(header: readonly string[]): FindColumn {
  const alike = header.map(plain);
  return (name) => (header.includes(name) ? header.indexOf(name) : alike.indexOf(plain(name)));
}

/** How many of the names are columns, from 0 to 1. */
const shareOf = (names: readonly string[], columnOf: FindColumn): number =>
  names.filter((name) => columnOf(name) !== -1).length / names.length;

function rowOf(side: Side, columnOf: FindColumn, cells: readonly string[], settings: DeskSettings): Row {
  const answer = (name: string) => {
    const index = columnOf(name);
    // Removes a spreadsheet's guard against formulas.
    return index === -1 ? undefined : cut((cells[index] ?? "").trim()).replace(/^'(?=[=+\-@])/, "");
  };
  const given = settings.forms[side].questions.map(({ key, name }) => [key, answer(name)] as const);
  const reference = /[PI]-\d{8}-\w{6}/i.exec(`${answer("Protocolo") ?? ""} ${answer("_subject") ?? ""}`)?.[0];
  const date = dateColumns.map(answer).find(Boolean);
  const consents = settings.consents.map(answer).filter((text) => text !== undefined);
  return {
    side,
    answers: Object.fromEntries(given.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]))),
    email: (answer("email") ?? "").toLowerCase(),
    reference: reference?.toUpperCase() ?? "",
    received: arrival(date, reference),
    agreed: consents.length > 0 ? consents.every((text) => text === settings.consentValue) : undefined,
  };
}

/** When a registration arrived. An English spreadsheet writes the month first: the protocol's day shows it. */
function arrival(date = "", reference = ""): number | undefined {
  const begun = instantOf(reference.slice(2, 10).replace(/(....)(..)/, "$1-$2-"));
  const [written, swapped] = [date, date.replace(/^(\d+)\/(\d+)/, "$2/$1")].map(instantOf);
  const isNear = (one = Number.NaN) => Math.abs(one - (begun ?? Number.NaN)) < 3 * 24 * 3_600_000;
  return !isNear(written) && isNear(swapped) ? swapped : (written ?? begun);
}

/** `2026-11-21T14:33:02` as Formspree writes it, in UTC, or `21/11/2026 14:33` as a Brazilian spreadsheet does. */
export function instantOf(text: string): number | undefined {
  const parts = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)(?!\d)(?:\D+(\d\d?):(\d\d))?/.exec(text)?.slice(1);
  const [day = 0, month = 0, year = 0, hours = 0, minutes = 0] = (parts ?? []).map((part) => Number(part ?? 0));
  // An English spreadsheet writes the month first.
  if (month > 12) return undefined;
  const time = parts
    ? Date.UTC(year < 100 ? 2000 + year : year, month - 1, day, hours, minutes)
    : Date.parse(text.replace(/^([\d-]{10}) /, "$1T").replace(/(T[\d:.]+)$/, "$1Z"));
  return Number.isNaN(time) ? undefined : time;
}

/** Made-up registrations to try the desk with. */
export const sampleRows: readonly Row[] = (["pastor", "church"] as const).flatMap((side) =>
  sample[side].map(({ reference, ...answers }) => {
    const email = `${reference.toLowerCase()}@example.org`;
    return { side, answers, email, reference, received: Date.now(), agreed: true };
  }),
);
