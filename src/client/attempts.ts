import { newReference } from "../lib/reference-number";

/** What a tab remembers of the last time that a form was sent: by it one person keeps one reference number. */
export interface Attempt {
  /** `open`: it may have arrived. */
  readonly status: "open" | "refused" | "received";
  readonly reference: string;
  /** When, in ISO form. */
  readonly at: string;
  /** Whose answers, in small letters; nobody's once they are received. */
  readonly who: string;
}

/** What can't be stored, as storage is blocked or full, lasts as long as the page. */
const unstored = new Map<string, string>();

/** Keeps a text for this tab alone, or forgets it. */
export function keep(key: string, text = ""): void {
  unstored.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    unstored.set(key, text);
  }
}

/** What was kept. */
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

/** The last attempt of whoever fills the form in now, unless it is done with. Another name or e-mail is somebody else. */
export function earlier(form: HTMLFormElement): Attempt | undefined {
  const attempt = last(form.name);
  return attempt && attempt.status !== "received" && attempt.who === whoIn(form) ? attempt : undefined;
}

/** Notes that a form is being sent, under the number of the earlier attempt or a new one. Until an answer comes, it may have arrived. */
export function begin(form: HTMLFormElement): Attempt {
  const reference = earlier(form)?.reference ?? newReference(form.dataset.prefix ?? "", form.dataset.utcOffset ?? "");
  const attempt: Attempt = { status: "open", reference, at: new Date().toISOString(), who: whoIn(form) };
  note(form.name, attempt);
  return attempt;
}

/** Notes that a form was refused. What went out before, without an answer, may still have arrived. */
export function refuse(form: string, before: Attempt | undefined): void {
  const attempt = last(form);
  if (attempt) note(form, before?.status === "open" ? before : { ...attempt, status: "refused" });
}

/** Notes that a form has arrived. What is kept as a receipt says nothing of a person. */
export function receive(form: string): void {
  const attempt = last(form);
  if (attempt) note(form, { ...attempt, status: "received", who: "" });
  keep(`draft:${form}`);
}

/** Makes a form ready for the browser to send by itself. Who comes this far with scripts is a person: the honeypot is emptied. */
export function prepare(form: HTMLFormElement): void {
  const { reference } = begin(form);
  const subject = `${form.getAttribute("aria-label")} · ${reference}`;
  for (const [name, value] of Object.entries({ Protocolo: reference, _subject: subject, _gotcha: "" }))
    Object.assign(form.elements.namedItem(name) ?? {}, { value, disabled: false });
}

/** Has the browser brought this page back, by a reload or by its history? Then it may have filled forms in as they were. */
export const isBroughtBack = (): boolean =>
  performance
    .getEntriesByType?.("navigation")
    .some((visit) => "type" in visit && (visit.type === "reload" || visit.type === "back_forward")) ?? false;

/** Names, e-mail and organization, as browsers know them too. */
const whoIn = (form: HTMLFormElement) =>
  [
    ...form.querySelectorAll<HTMLInputElement>(
      ["name", "email", "organization"].map((of) => `[autocomplete=${of}]`).join(),
    ),
  ]
    .map(({ value }) => value.trim().toLowerCase().replace(/\s+/g, " "))
    .join("|");
