import { isBroughtBack, last, prepare, receive } from "./attempts";

/** How long a second tap is held back. The browser gives an answer that does not come up much later. */
const HOLD_MS = 20_000;

/** Each form that the browser has sent, and when. */
const sent = new WeakMap<HTMLFormElement, number>();

/** Gives forms that the browser sends by itself a reference number, and sends them once. What React sends it stops itself. */
function watchForms(page: Document): void {
  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    if (Date.now() - (sent.get(form) ?? 0) < HOLD_MS || lacksBox(form)) return event.preventDefault();
    sent.set(form, Date.now());
    prepare(form);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const form of page.forms) sent.delete(form);
    forgetConsents(page);
  });
  forgetConsents(page);
}

/** Is there a question of which no box is ticked, though one must be? Then the browser says so at the first. */
function lacksBox(form: HTMLFormElement): boolean {
  const [question] = [...form.querySelectorAll<HTMLElement>("[data-needs-one]:not(:has(:checked))")];
  const box = question?.querySelector("input");
  box?.setCustomValidity(question?.dataset.needsOne ?? "");
  question?.addEventListener("change", () => box?.setCustomValidity(""), { once: true });
  box?.reportValidity();
  return box !== null && box !== undefined;
}

/** A browser that brings a page back ticks its boxes again. A consent is given by hand. */
function forgetConsents(page: Document): void {
  if (!isBroughtBack()) return;
  for (const box of page.querySelectorAll<HTMLInputElement>("form[method=post] [type=checkbox][required]"))
    box.checked = false;
}

/** Where a form sent by the browser comes back to: the number of what has just arrived, also after a reload. */
export function showReceipt(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-receipt]");
  const [latest] = (place?.dataset.receipt?.split(" ") ?? [])
    .flatMap((form) => ({ form, at: "", ...last(form) }))
    .filter(({ status }) => status === "open" || status === "received")
    .sort((one, other) => other.at.localeCompare(one.at));
  if (!place || !latest) return;
  receive(latest.form);
  const clock = { dateStyle: "long", timeStyle: "short", timeZone: place.dataset.timeZone } as const;
  place.textContent = `Protocolo: ${latest.reference}. Enviado em ${new Date(latest.at).toLocaleString("pt-BR", clock)}.`;
  place.hidden = false;
}

watchForms(document);
showReceipt(document);
