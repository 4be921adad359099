import type { Question } from "./find";

/** Reads a question out of an address: `?q=oração&tipo=Documento&ano=2026`. */
export function readQuestion(search: string): Question {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) ?? "";
  return { words: text("q"), type: text("tipo"), year: text("ano") };
}

/** The address of a question, to be kept, shared and gone back to. */
export function addressOf({ words, type, year }: Question): string {
  const params = Object.entries({ q: words.trim(), tipo: type, ano: year }).filter(([, value]) => value !== "");
  const search = new URLSearchParams(params).toString();
  return search ? `/busca?${search}` : "/busca";
}
