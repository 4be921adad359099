import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { Fields } from "./read-body";

const submission = z.object({
  id: z.number(),
  /** The id of the form in its address. */
  form: z.string(),
  receivedAt: z.string(),
  /** Those with an underscore too. */
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** A submission. */
export interface Submission extends Readonly<Omit<z.output<typeof submission>, "fields">> {
  readonly fields: Fields;
}

export interface Store {
  readonly all: () => readonly Submission[];
  /** Keeps a submission; it is on the disk when this returns. */
  readonly add: (form: string, fields: Fields) => void;
}

/** Opens a file with one JSON submission per line. A line cut off by a crash is skipped. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const kept: Submission[] = text.split("\n").flatMap(readLine);
  let unfinished = text !== "" && !text.endsWith("\n");
  return {
    all: () => kept,
    add(form, fields) {
      const added = { id: (kept.at(-1)?.id ?? 0) + 1, form, receivedAt: new Date().toISOString(), fields };
      const line = `${unfinished ? "\n" : ""}${JSON.stringify(added)}\n`;
      // A full disk may take a part of it.
      unfinished = true;
      appendFileSync(file, line, { mode: 0o600, flush: true });
      unfinished = false;
      kept.push(added);
    },
  };
}

function readLine(line: string): Submission[] {
  try {
    return [submission.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
