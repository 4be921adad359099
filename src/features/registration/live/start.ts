import type { FormDefinition } from "../form-definition";
import { type Answers, answersIn } from "./answers";
import { readDraft } from "./draft";
import { newProtocol } from "./protocol";

interface Start {
  readonly answers: Answers;
  readonly protocol: string;
  /** Something of the draft has come back. */
  readonly isRestored: boolean;
}

/** What the form starts with: what stands in it already, and for the rest the draft. */
export function startOf(form: HTMLFormElement | null, definition: FormDefinition): Start {
  const typed = answersIn(form, definition);
  const draft = readDraft(definition);
  const isEmpty = (name: string) => typed[name] !== undefined && String(typed[name]) === "";
  const restored = Object.entries(draft?.answers ?? {}).filter(([name]) => isEmpty(name));
  return {
    answers: { ...typed, ...Object.fromEntries(restored) },
    protocol: draft?.protocol ?? newProtocol(definition),
    isRestored: draft !== undefined,
  };
}
