import { capitalized } from "../../../../src/lib/values";
import type { Problem } from "../../../source-content/check/problem";

/** Fields of the form that is open. */
const fields = new Set<() => void>();
let refused: readonly Problem[] = [];

/** Has a field told that a save was refused; gives back what ends it. */
export function onRefusal(tell: () => void): () => void {
  fields.add(tell);
  return () => fields.delete(tell);
}

/** Marks the fields for which a save was refused. It is for this moment: the next save is judged anew. */
export function markRefused(problems: readonly Problem[]): void {
  refused = problems;
  for (const tell of fields) tell();
  refused = [];
}

/** What is wrong at a field. Of fields in groups and lists, which may have the same label many times, the problem names the value. */
export function refusalAt(label: string, isInside: boolean, value: unknown): string | undefined {
  const problem = refused.find(({ field, found }) =>
    isInside ? field.endsWith(` › ${label}`) && value && found.includes(String(value)) : field === label,
  );
  return problem && `${capitalized(problem.found)}. ${problem.fix}`;
}
