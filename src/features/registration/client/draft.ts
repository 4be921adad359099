import * as z from "zod/mini";
import { attemptOf, isBroughtBack, keepAttempt } from "../../../client/attempts";
import { consents } from "../consents";
import type { FormDefinition } from "../form-definition";
import { type Answers, answersIn } from "./answers";

const keyOf = ({ key }: FormDefinition) => `draft:${key}`;

/** Keeps answers without consents over a reload or a crash, in this tab alone; where storage is blocked, nothing is kept. */
export function saveDraft(definition: FormDefinition, answers: Answers): void {
  const consentNames: readonly string[] = consents.map(({ name }) => name);
  const kept = Object.entries(answers).filter(([name, text]) => !consentNames.includes(name) && String(text) !== "");
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(definition));
    else sessionStorage.setItem(keyOf(definition), JSON.stringify({ answers: Object.fromEntries(kept) }));
  } catch {
    // Blocked or full: the form works without drafts.
  }
}

export const clearDraft = (definition: FormDefinition): void => saveDraft(definition, {});

/**
 * What the form starts with: what stands in it already, and for the rest the draft, if there is one that can be read; and the last
 * attempt to send it. One that has arrived stands as a receipt, over an empty form, until somebody fills the form in anew.
 */
export function startOf(form: HTMLFormElement | null, definition: FormDefinition) {
  const last = attemptOf(definition.key);
  if (last?.status === "received") {
    if (!isBroughtBack() && Object.values(answersIn(form, definition)).some((answer) => String(answer || "") !== ""))
      keepAttempt(definition.key);
    else form?.reset();
  }
  const typed = answersIn(form, definition);
  const draft = readDraft(definition);
  const restored = Object.entries(draft ?? {}).filter(([name]) => String(typed[name] ?? "typed") === "");
  return {
    answers: { ...typed, ...Object.fromEntries(restored) },
    isRestored: draft !== undefined,
    last: attemptOf(definition.key),
  };
}

function readDraft(definition: FormDefinition): Answers | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(definition));
    if (text === null) return undefined;
    // Made only when it is needed: a phone takes a moment.
    const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
    return z.object({ answers }).parse(JSON.parse(text)).answers;
  } catch {
    return undefined;
  }
}
