import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** What one person sent. */
export interface Submission {
  readonly id: number;
  /** The id of the form in its address. */
  readonly form: string;
  readonly receivedAt: string;
  /** Names and answers in the order in which they came, those with an underscore too. */
  readonly fields: readonly (readonly [name: string, answer: string])[];
}

export interface Store {
  readonly all: () => readonly Submission[];
  /** Keeps a submission; it is on the disk when this returns. */
  readonly add: (form: string, fields: Submission["fields"]) => Submission;
}

/** Opens a file with one submission in JSON a line. A line that a crash cut off is passed over. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const kept = text.split("\n").flatMap(readLine);
  let unfinished = text !== "" && !text.endsWith("\n");
  return {
    all: () => kept,
    add(form, fields) {
      const submission = { id: (kept.at(-1)?.id ?? 0) + 1, form, receivedAt: new Date().toISOString(), fields };
      append(file, `${unfinished ? "\n" : ""}${JSON.stringify(submission)}\n`);
      unfinished = false;
      kept.push(submission);
      return submission;
    },
  };
}

function append(file: string, line: string): void {
  const handle = openSync(file, "a", 0o600);
  try {
    writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function readLine(line: string): Submission[] {
  try {
    const value: unknown = JSON.parse(line);
    return isSubmission(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== "object" || value === null) return false;
  const { id, form, receivedAt, fields }: Partial<Record<keyof Submission, unknown>> = value;
  return (
    typeof id === "number" &&
    typeof form === "string" &&
    typeof receivedAt === "string" &&
    Array.isArray(fields) &&
    fields.every((field) => Array.isArray(field) && field.length === 2 && field.every((x) => typeof x === "string"))
  );
}
