import { listFor } from "../../../src/lib/get-or-insert";
import { startPlace } from "./before-decap";
import { openHistory } from "./history/HistoryDialog";
import { pathAt } from "./history/places";

/*
 * What Decap's form does not say to a screen reader, set on the page as it is drawn: names, landmarks, a heading, the window's
 * title, hints, and which field is in error. https://github.com/decaporg/decap-cms/issues/5274
 */

const root = "#nc-root";
const container = '[class*="-ControlContainer"]';

/** Names the parts of the editor from now on. */
export function nameParts(siteName: string): void {
  let isDue = false;
  const later = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      nameAll(siteName);
    });
  };
  const options = { childList: true, subtree: true, characterData: true, attributeFilter: ["aria-label", "class"] };
  new MutationObserver(later).observe(document.body, options);
  const typed = () => {
    // A save that went through led to no error; the next is of what is typed.
    goToError = false;
    later();
  };
  addEventListener("input", typed, true);
  addEventListener("hashchange", () => {
    leaving = document.activeElement ?? document.body;
    goToError = false;
    // What is drawn in the place of it comes first.
    setTimeout(later);
  });
  // 'Publicar agora' and its neighbours: what is refused is looked for from here on.
  addEventListener("click", noteSave, true);
  addEventListener("keydown", ({ key, target }) => /^(Enter| )$/.test(key) && noteSave({ target }), true);
}

/** What had the focus when another place was gone to, until its heading has it. */
let leaving: Element | undefined;
let goToError = false;

function noteSave({ target }: Pick<Event, "target">): void {
  if (target instanceof Element && /^Publicar/.test(target.closest('[role="menuitem"]')?.textContent ?? ""))
    goToError = true;
}

function nameAll(siteName: string): void {
  const place = location.hash;
  document.documentElement.classList.toggle("is-new", /\/new$/.test(place));
  const form = one(`${root} [class*="-EditorContainer"]`);
  if (form) {
    set(form, "role", "main");
    write(headingOf(form), titleOf(form));
    offerHistory(form);
  }
  nameWindow(siteName, form);
  for (const text of all(`${root} [data-slate-editor="true"]`)) set(text, "aria-label", labelOf(text));
  for (const button of all(`${root} [data-testid="expand-button"]`)) nameFold(button);
  for (const bar of all(`${root} [data-testid^="styled-list-item-top-bar"], ${root} [class*="-StyledListItemTopBar"]`))
    nameItem(bar);
  for (const help of all('[id^="DndDescribedBy"]')) write(help, howToMove);
  // Decap moves by pointer alone, and what it tells of that is English.
  for (const told of all('[id^="DndLiveRegion"]')) set(told, "aria-live", "off");
  for (const button of all(`${root} button:not([aria-label])`))
    if (!button.textContent?.trim() && button.title) set(button, "aria-label", button.title);
  for (const control of all(`${root} ${container} :is(input, textarea, select, [role="switch"])`)) nameControl(control);
  // A button in a button is one too many: the outer one opens the menu.
  for (const inner of all(`${root} [role="button"] button`)) {
    inner.inert = true;
    set(inner, "aria-hidden", "true");
    const outer = inner.closest('[role="button"]');
    if (outer && inner.title) set(outer, "aria-label", inner.title);
  }
  // The bar of what is loading.
  for (const bar of all("body > canvas")) set(bar, "aria-hidden", "true");
  for (const frame of all(`${root} iframe`)) set(frame, "title", "Prévia da página");
  const errors = all(`${root} [class*="-ControlErrorsList"]`);
  describeControls(errors);
  moveFocus(form, errors[0]);
}

const howToMove = "Com as setas para cima e para baixo, o item muda de lugar na lista.";

const all = (selector: string, inside: ParentNode = document) => [...inside.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string, inside: ParentNode = document) => inside.querySelector<HTMLElement>(selector);

/** Each change is seen by the observer: what is so already is left alone. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/\(opcional\)/i, "")
    .replace(/\s+/g, " ")
    .trim();

/** The label of the field that something is in. */
const labelOf = (element: Element): string => plain(element.closest(container)?.querySelector("label")?.textContent);

/** A control that its label does not reach takes its words. */
function nameControl(control: HTMLElement): void {
  const labels: unknown = Reflect.get(control, "labels");
  const isLabelled = labels instanceof NodeList && labels.length > 0;
  if (!isLabelled && !control.matches("[aria-label], [aria-labelledby], [type=hidden], [type=file]"))
    set(control, "aria-label", labelOf(control));
  // Of a switch that was never pressed Decap does not say where it stands.
  if (control.matches('[role="switch"]:not([aria-checked])')) set(control, "aria-checked", "false");
}

function headingOf(form: HTMLElement): HTMLElement {
  const known = one(":scope > .form-heading", form);
  if (known) return known;
  const heading = document.createElement("h1");
  heading.className = "form-heading";
  heading.tabIndex = -1;
  form.prepend(heading);
  return heading;
}

/** A way to the earlier versions of what is edited. */
function offerHistory(form: HTMLElement): void {
  const pane = one('[class*="-ControlPaneContainer"]', form);
  const known = one(".form-history", form);
  const path = pathAt(location.hash);
  if (!path) known?.remove();
  if (!pane || !path || known) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "form-history";
  button.textContent = "Histórico e desfazer";
  button.addEventListener("click", () => openHistory(pathAt(location.hash)));
  pane.prepend(button);
}

/** What is edited: by its title, or by its collection where it has none yet. */
function titleOf(form: HTMLElement): string {
  const title = one('input[id^="title-field"]', form);
  const written = title instanceof HTMLInputElement ? title.value.trim() : "";
  const collection = plain(one('[class*="-BackCollection"]', form)?.textContent);
  const what = document.documentElement.classList.contains("is-new") ? `Novo: ${collection}` : collection;
  return written ? `${written} · ${what}` : what;
}

function nameWindow(siteName: string, form: HTMLElement | null): void {
  const heading = form ? one(".form-heading", form) : one("h1");
  const name = plain(heading?.textContent);
  const title = [name, "Editor", siteName].filter(Boolean).join(" | ");
  if (document.title !== title) document.title = title;
}

/** A group or a list opens and closes by its first button. */
function nameFold(button: HTMLElement): void {
  const isOpen = /^Fechar/.test(button.getAttribute("aria-label") ?? "");
  set(button, "aria-label", `${isOpen ? "Fechar" : "Abrir"}: ${labelOf(button)}`);
  set(button, "aria-expanded", String(isOpen));
}

/** An item of a list: by what it holds. */
function nameItem(bar: HTMLElement): void {
  const summary = one('[class*="-NestedObjectLabel"]', bar.parentElement ?? bar);
  const place = [...(bar.parentElement?.parentElement?.children ?? [])].indexOf(bar.parentElement ?? bar) + 1;
  const name = plain(summary?.textContent) || `item ${place} de ${labelOf(bar)}`;
  const buttons = all(":scope > button", bar);
  const [fold, remove] = [buttons[0], buttons.at(-1)];
  if (fold && fold !== remove) {
    const isClosed = summary ? getComputedStyle(summary).display !== "none" : false;
    set(fold, "aria-label", `${isClosed ? "Abrir" : "Fechar"}: ${name}`);
    set(fold, "aria-expanded", String(!isClosed));
  }
  if (remove) set(remove, "aria-label", `Tirar: ${name}`);
  const handle = one("[aria-roledescription]", bar);
  if (!handle) return;
  set(handle, "aria-roledescription", "item que muda de lugar");
  set(handle, "aria-label", `Mover: ${name}`);
}

/** What is typed into, or pressed, of a field. */
function controlOf(field: Element | null): HTMLElement | null {
  const label = field?.querySelector("label");
  if (!field || !label) return null;
  // Its toolbar comes before a text.
  const text = one('[data-slate-editor="true"]', field);
  if (text?.closest(container) === field) return text;
  const named = label.htmlFor ? document.getElementById(label.htmlFor) : null;
  const usable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]';
  if (named?.matches(usable)) return named;
  return one(usable, named ?? field) ?? one(usable, field);
}

let notes = 0;

/** Tells with each field what is said of it: whether it is in error, and which, how many letters it has, and its hint. */
function describeControls(errors: readonly HTMLElement[]): void {
  const told = new Map<Element, string[]>();
  const wrong = new Set<Element>();
  for (const note of all(`${root} :is([class*="-ControlErrorsList"], .cms-counter, [class*="-ControlHint"])`)) {
    const control = controlOf(note.closest(container));
    if (!control || !note.textContent?.trim()) continue;
    note.id ||= `note-${++notes}`;
    listFor(told, control).push(note.id);
    if (errors.includes(note)) wrong.add(control);
  }
  for (const [control, ids] of told) set(control, "aria-describedby", ids.join(" "));
  for (const control of wrong) set(control, "aria-invalid", "true");
  for (const control of all(`${root} ${container} [aria-invalid="true"]`))
    if (!wrong.has(control)) control.removeAttribute("aria-invalid");
}

/** After a change of place to its heading, and after a save that was refused to the first field in error. */
function moveFocus(form: HTMLElement | null, error: HTMLElement | undefined): void {
  if (goToError && error) {
    goToError = false;
    // The menu gives the focus back to its button first.
    setTimeout(() => focusError(error));
    return;
  }
  if (!leaving) return;
  const isForm = /\/(new|entries\/.*)$/.test(location.hash);
  const heading = isForm
    ? form && one(".form-heading", form)
    : one(location.hash === startPlace ? ".editor-start h1" : `${root} [class*="-CollectionTopHeading"]`);
  if (!heading) return;
  const now = document.activeElement;
  if (now === document.body || now === leaving) {
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: isForm });
    // Not yet, as long as it is not shown.
    if (document.activeElement !== heading) return;
  }
  leaving = undefined;
}

function focusError(error: HTMLElement): void {
  openAround(error);
  // What was folded is drawn first.
  requestAnimationFrame(() => {
    const field = error.isConnected ? error.closest(container) : null;
    field?.scrollIntoView({ block: "center" });
    controlOf(field)?.focus({ preventScroll: true });
  });
}

/** Opens the groups and the items of lists that something lies folded in, from the outermost. */
function openAround(element: HTMLElement): void {
  const folded: HTMLElement[] = [];
  for (let at = element.parentElement; at && at.id !== "nc-root"; at = at.parentElement)
    if (getComputedStyle(at).display === "none") folded.unshift(at);
  for (const part of folded) {
    const bar = [...(part.parentElement?.children ?? [])].find(
      (one) => one !== part && one.querySelector('[aria-expanded="false"]'),
    );
    bar?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  }
}
