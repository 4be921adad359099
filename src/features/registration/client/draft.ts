import * as z from "zod/mini";
import * as attempts from "../../../client/attempts";
import { consents } from "../consents";
import type { FormDefinition } from "../form-definition";
import { type Answers, answersIn } from "./answers";

const keyOf = ({ key }: FormDefinition) => `draft:${key}`;

/** Keeps answers without consents over a reload or a crash. */
export function saveDraft(definition: FormDefinition, answers: Answers): void {
  const consentNames: readonly string[] = consents.map(({ name }) => name);
  const given = Object.entries(answers).filter(([name, text]) => !consentNames.includes(name) && String(text) !== "");
  attempts.keep(keyOf(definition), given.length > 0 ? JSON.stringify({ answers: Object.fromEntries(given) }) : "");
}

/** The initial answers: what is in the form, then the draft; none after delivery, while the receipt is shown. */
export function startOf(form: HTMLFormElement, definition: FormDefinition) {
  const hasText = () => Object.values(answersIn(form, definition)).some((answer) => String(answer || "") !== "");
  if (attempts.last(definition.key)?.status === "received") {
    if (!attempts.isBroughtBack() && hasText()) attempts.forget(definition.key);
    else form.reset();
  }
  const typed = answersIn(form, definition);
  const draft = readDraft(definition);
  const restored = Object.entries(draft ?? {}).filter(([name]) => String(typed[name] ?? "typed") === "");
  return { answers: { ...typed, ...Object.fromEntries(restored) }, isRestored: draft !== undefined };
}

function readDraft(definition: FormDefinition): Answers | undefined {
  const text = attempts.kept(keyOf(definition));
  if (text === "") return undefined;
  // Created on demand: it takes a phone a moment.
  const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
  try {
    return z.object({ answers }).parse(JSON.parse(text)).answers;
  } catch {
    return undefined;
  }
}
