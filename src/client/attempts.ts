import { newReference } from "../lib/reference-number";

/** The last attempt to send a form, kept per tab: a retry has the same reference number. */
export interface Attempt {
  /** `open`: delivery is unconfirmed. */
  readonly status: "open" | "refused" | "received";
  readonly reference: string;
  /** When, in ISO form. */
  readonly at: string;
  /** The sender, as `senderOf` says; empty once received. */
  readonly who: string;
}

/** How long a second submit by the browser is blocked, in milliseconds; the browser itself gives up not much later. */
export const holdMs = 20_000;

/** In place of storage that is blocked or full. */
const unstored = new Map<string, string>();

/** Stores a text for this tab; an empty one removes it. */
export function keep(key: string, text = ""): void {
  unstored.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    unstored.set(key, text);
  }
}

/** Reads a stored text. */
export function kept(key: string): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The last attempt to send a form, by the form's name. */
export function last(form: string): Attempt | undefined {
  const [, status, reference, at, who] = /^(open|refused|received) (\S+) (\S+) (.*)$/.exec(kept(`sent:${form}`)) ?? [];
  return status && reference && at ? { status: status as Attempt["status"], reference, at, who: who ?? "" } : undefined;
}

const note = (form: string, { status, reference, at, who }: Attempt) =>
  keep(`sent:${form}`, [status, reference, at, who].join(" "));

export const forget = (form: string): void => keep(`sent:${form}`);

/** The unfinished attempt of the person who fills the form in now. Another name or e-mail is somebody else. */
export function earlier(form: HTMLFormElement): Attempt | undefined {
  const attempt = last(form.name);
  return attempt && attempt.status !== "received" && attempt.who === senderOf(form) ? attempt : undefined;
}

/** Records that a form is being sent, with the number of the unfinished attempt or a new one. */
export function begin(form: HTMLFormElement): Attempt {
  const reference = earlier(form)?.reference ?? newReference(form.dataset.prefix ?? "", form.dataset.utcOffset ?? "");
  const attempt: Attempt = { status: "open", reference, at: new Date().toISOString(), who: senderOf(form) };
  note(form.name, attempt);
  return attempt;
}

/** Records a refusal. An earlier attempt without an answer stays open. */
export function refuse(form: string, before: Attempt | undefined): void {
  const attempt = last(form);
  if (attempt) note(form, before?.status === "open" ? before : { ...attempt, status: "refused" });
}

/** Records delivery. The receipt holds nothing personal. */
export function receive(form: string): void {
  const attempt = last(form);
  if (attempt) note(form, { ...attempt, status: "received", who: "" });
  keep(`draft:${form}`);
}

/** Prepares a form that the browser itself sends. With scripts the sender is a person: the honeypot is emptied. */
export function prepare(form: HTMLFormElement): void {
  const { reference } = begin(form);
  const subject = `${form.getAttribute("aria-label")} · ${reference}`;
  for (const [name, value] of Object.entries({ Protocolo: reference, _subject: subject, _gotcha: "" }))
    Object.assign(form.elements.namedItem(name) ?? {}, { value, disabled: false });
}

/** True after a reload or Back, but not of a page that the browser has kept: it may have filled the forms in again. */
export const isBroughtBack = (): boolean =>
  performance
    .getEntriesByType?.("navigation")
    .some((visit) => "type" in visit && (visit.type === "reload" || visit.type === "back_forward")) ?? false;

/** The sender by name, e-mail and organization, in lower case. */
const senderOf = (form: HTMLFormElement) =>
  [
    ...form.querySelectorAll<HTMLInputElement>(
      ["name", "email", "organization"].map((of) => `[autocomplete=${of}]`).join(),
    ),
  ]
    .map(({ value }) => value.trim().toLowerCase().replace(/\s+/g, " "))
    .join("|");
