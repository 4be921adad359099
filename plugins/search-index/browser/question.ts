import type { Question } from "./find-pages";

/** Reads a question out of an address, `?q=oração&tipo=Documento`, or out of the form. */
export function readQuestion(source: { get: (name: string) => unknown }): Question {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === "string" ? value.trim().slice(0, 200) : "";
  };
  return { words: text("q"), type: text("tipo") };
}

/** Writes a question into the form. */
export function fillIn(form: HTMLFormElement, { words, type }: Question): void {
  for (const [name, value] of Object.entries({ q: words, tipo: type })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  }
}

/** The address of a question. */
export function addressOf({ words, type }: Question): string {
  const params = Object.entries({ q: words, tipo: type }).filter(([, value]) => value !== "");
  const search = new URLSearchParams(params).toString();
  return search ? `/busca?${search}` : "/busca";
}
