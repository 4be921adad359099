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

const keyOf = (form: string) => `sent:${form}`;
const pattern = /^(open|refused|received) (\S+) (\S+) (.*)$/;

/** What is remembered where storage is blocked. */
const unstored = new Map<string, string>();

/** The last attempt to send a form, by the form's name. */
export function attemptOf(form: string): Attempt | undefined {
  let text = unstored.get(form);
  try {
    text ??= sessionStorage.getItem(keyOf(form)) ?? undefined;
  } catch {
    // Blocked.
  }
  const [, status, reference, at, who] = pattern.exec(text ?? "") ?? [];
  return status && reference && at !== undefined && who !== undefined
    ? { status: status as Attempt["status"], reference, at, who }
    : undefined;
}

/** Remembers an attempt, or forgets the last one. */
export function keepAttempt(form: string, attempt?: Attempt): void {
  const text = attempt && [attempt.status, attempt.reference, attempt.at, attempt.who].join(" ");
  try {
    if (text) sessionStorage.setItem(keyOf(form), text);
    else sessionStorage.removeItem(keyOf(form));
    unstored.delete(form);
  } catch {
    unstored.set(form, text ?? "");
  }
}

/** The last attempt of whoever fills the form in now, unless it is done with. Another name or e-mail is somebody else. */
export function earlierAttempt(form: HTMLFormElement): Attempt | undefined {
  const last = attemptOf(form.name);
  return last && last.status !== "received" && last.who === whoIn(form) ? last : undefined;
}

/** Notes that a form is being sent, under the number of the earlier attempt or a new one. Until an answer comes, it may have arrived. */
export function beginAttempt(form: HTMLFormElement): Attempt {
  const { prefix = "", utcOffset = "" } = form.dataset;
  const reference = earlierAttempt(form)?.reference ?? newReference(prefix, utcOffset);
  const attempt: Attempt = { status: "open", reference, at: new Date().toISOString(), who: whoIn(form) };
  keepAttempt(form.name, attempt);
  return attempt;
}

/** Notes that a form was refused. What went out earlier, without an answer, may still have arrived. */
export function refuseAttempt(form: string, earlier: Attempt | undefined): void {
  const last = attemptOf(form);
  if (last) keepAttempt(form, earlier?.status === "open" ? earlier : { ...last, status: "refused" });
}

/** Notes that a form has arrived. What is kept as a receipt says nothing of a person. */
export function receiveAttempt(form: string): Attempt | undefined {
  const last = attemptOf(form);
  const received = last && ({ ...last, status: "received", who: "" } as const);
  if (received) keepAttempt(form, received);
  return received;
}

/** Makes a form ready for the browser to send by itself. Who comes this far with scripts is a person: the honeypot is emptied. */
export function prepareNative(form: HTMLFormElement): void {
  const { reference } = beginAttempt(form);
  const fill = (name: string, text: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) Object.assign(control, { value: text, disabled: false });
  };
  fill("Protocolo", reference);
  fill("_subject", `${form.getAttribute("aria-label")} · ${reference}`);
  fill("_gotcha", "");
}

/** Has the browser brought this page back, by a reload or by its history? Then it may have filled forms in as they were. */
export function isBroughtBack(): boolean {
  const [visit] = performance.getEntriesByType?.("navigation") ?? [];
  return visit !== undefined && "type" in visit && (visit.type === "reload" || visit.type === "back_forward");
}

/** Names, e-mail and organization, as browsers know them too. */
const whoIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")]
    .filter((input) => /^(name|email|organization)$/.test(input.getAttribute("autocomplete") ?? ""))
    .map(({ value }) => value.trim().toLowerCase().replace(/\s+/g, " "))
    .join("|");
