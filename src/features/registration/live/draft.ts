import type { FormDefinition } from "../form-definition";
import type { Answers } from "./answers";

/** What survives a reload or a crash, in this tab alone: answers without consents, and the protocol. */
export interface Draft {
  readonly protocol: string;
  readonly answers: Answers;
}

const keyOf = ({ key }: FormDefinition) => `draft:${key}`;

/** Keeps answers; where storage is blocked, nothing is kept. */
export function saveDraft(definition: FormDefinition, { protocol, answers }: Draft): void {
  const consents = definition.consents.map(({ name }) => name);
  const kept = Object.entries(answers).filter(([name, answer]) => !consents.includes(name) && String(answer) !== "");
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(definition));
    else sessionStorage.setItem(keyOf(definition), JSON.stringify({ protocol, answers: Object.fromEntries(kept) }));
  } catch {
    // Blocked or full: the form works without drafts.
  }
}

export function clearDraft(definition: FormDefinition): void {
  try {
    sessionStorage.removeItem(keyOf(definition));
  } catch {
    // Blocked: there was none.
  }
}

/** The answers kept earlier, if there are any that can be read. */
export function readDraft(definition: FormDefinition): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(definition)) ?? "null");
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { protocol, answers }: Partial<Record<keyof Draft, unknown>> = value;
  if (typeof protocol !== "string" || typeof answers !== "object" || answers === null) return false;
  return Object.values(answers).every(
    (answer) =>
      typeof answer === "string" || (Array.isArray(answer) && answer.every((text) => typeof text === "string")),
  );
}
