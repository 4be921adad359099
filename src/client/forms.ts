import { momentIn } from "../lib/event-times";
import { forget, holdMs, isBroughtBack, last, prepare, receive } from "./attempts";

/** Each form that the browser has sent, and when. */
const sent = new WeakMap<HTMLFormElement, number>();

/** Adds a reference number to forms that the browser, not React, sends, and blocks a second submit. */
function watchForms(page: Document): void {
  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    if (Date.now() - (sent.get(form) ?? 0) < holdMs || lacksBox(form)) return event.preventDefault();
    sent.set(form, Date.now());
    prepare(form);
  });
  // Whoever types into a form that was received begins another: the receipt would take what is typed.
  page.addEventListener("input", ({ target, isTrusted }) => {
    const form = isTrusted && target instanceof Element && target.closest("form")?.name;
    if (form && last(form)?.status === "received") forget(form);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const form of page.forms) sent.delete(form);
    if (persisted || isBroughtBack()) forgetConsents(page);
  });
  if (isBroughtBack()) forgetConsents(page);
}

/** Reports the first required question without a ticked box. True if there is one. */
function lacksBox(form: HTMLFormElement): boolean {
  // Not with `:has`, at which browsers without it throw: Firefox before 121, say.
  const questions = [...form.querySelectorAll<HTMLElement>("[data-needs-one]")];
  const question = questions.find((one) => !one.querySelector(":checked"));
  const box = question?.querySelector("input");
  box?.setCustomValidity(question?.dataset.needsOne ?? "");
  question?.addEventListener("change", () => box?.setCustomValidity(""), { once: true });
  box?.reportValidity();
  return box !== null && box !== undefined;
}

/** Unticks consents that the browser has restored: they are given anew. */
function forgetConsents(page: Document): void {
  for (const box of page.querySelectorAll<HTMLInputElement>("form[method=post] [type=checkbox][required]"))
    box.checked = false;
}

/** Shows the reference number on the page that follows a form sent by the browser. */
export function showReceipt(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-receipt]");
  const [latest] = (place?.dataset.receipt?.split(" ") ?? [])
    .flatMap((form) => ({ form, at: "", ...last(form) }))
    // Who comes back to this page may have sent another form since, which did not arrive.
    .filter(({ status }) => status === "received" || (status === "open" && !isBroughtBack()))
    .sort((one, other) => other.at.localeCompare(one.at));
  if (!place || !latest) return;
  receive(latest.form);
  const moment = momentIn(place.dataset.timeZone ?? "UTC", latest.at);
  place.textContent = `Protocolo: ${latest.reference}. Enviado em ${moment}.`;
  place.hidden = false;
}

watchForms(document);
showReceipt(document);
