import * as z from "zod/mini";
import { consents } from "../consents";
import type { FormDefinition } from "../form-definition";
import { type Answers, answersIn } from "./answers";
import { newReference } from "./reference-number";

/** What survives a reload or a crash, in this tab alone: answers without consents, and the reference number. */
export interface Draft {
  readonly reference: string;
  readonly answers: Answers;
}

const keyOf = ({ key }: FormDefinition) => `draft:${key}`;

/** Keeps answers; where storage is blocked, nothing is kept. */
export function saveDraft(definition: FormDefinition, { reference, answers }: Draft): void {
  const consentNames: readonly string[] = consents.map(({ name }) => name);
  const kept = Object.entries(answers).filter(([name, text]) => !consentNames.includes(name) && String(text) !== "");
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(definition));
    else sessionStorage.setItem(keyOf(definition), JSON.stringify({ reference, answers: Object.fromEntries(kept) }));
  } catch {
    // Blocked or full: the form works without drafts.
  }
}

export const clearDraft = (definition: FormDefinition): void => saveDraft(definition, { reference: "", answers: {} });

/** What the form starts with: what stands in it already, and for the rest the draft, if there is one that can be read. */
export function startOf(
  form: HTMLFormElement | null,
  definition: FormDefinition,
  utcOffset: string,
): Draft & { isRestored: boolean } {
  const typed = answersIn(form, definition);
  const draft = readDraft(definition);
  const restored = Object.entries(draft?.answers ?? {}).filter(([name]) => String(typed[name] ?? "typed") === "");
  return {
    answers: { ...typed, ...Object.fromEntries(restored) },
    reference: draft?.reference ?? newReference(definition, utcOffset),
    isRestored: draft !== undefined,
  };
}

function readDraft(definition: FormDefinition): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(definition));
    if (text === null) return undefined;
    // Made only when it is needed: a phone takes a moment.
    const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
    return z.object({ reference: z.string(), answers }).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
