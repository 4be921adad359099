import Papa from "papaparse";
import { slugify } from "../../../src/lib/slug";

/** What happened between a pastor and a church, in the words of the log. */
export const acts = {
  asked: "Perguntado",
  pastorYes: "Pastor autorizou",
  pastorNo: "Pastor não autorizou",
  churchYes: "Igreja autorizou",
  churchNo: "Igreja não autorizou",
  introduced: "Apresentados",
  left: "Pediu para sair",
} as const;

export type Act = keyof typeof acts;

/** A line of the log: protocols and a day, no name. */
export interface LogEntry {
  /** `23/11/2026` */
  readonly day: string;
  readonly act: Act;
  readonly pastor: string;
  readonly church: string;
}

const columns = ["Data", "O que houve", "Pastor", "Igreja"];

/** The entries of a log that the desk wrote; undefined if the table is none. */
export function logIn(found: ReadonlyMap<string, number>, rows: readonly (readonly string[])[]) {
  const places = columns.map((name) => found.get(slugify(name)));
  if (places.includes(undefined)) return undefined;
  return rows.flatMap((cells): LogEntry[] => {
    const [day = "", what = "", pastor = "", church = ""] = places.map((place) => cells[place ?? 0]?.trim());
    const act = (Object.keys(acts) as Act[]).find((one) => acts[one] === what);
    return act ? [{ day, act, pastor, church }] : [];
  });
}

export const logCsv = (log: readonly LogEntry[]): string =>
  excelCsv(
    columns,
    log.map(({ day, act, pastor, church }) => [day, acts[act], pastor, church]),
  );

/** CSV as a Brazilian Excel opens it, in which no cell is a formula. */
export const excelCsv = (fields: readonly string[], data: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { delimiter: ";", escapeFormulae: true })}`;
