import { join } from "node:path";
import { slugify } from "../../src/lib/slug";
import { states } from "../../src/lib/states";
import { mapTexts } from "../../src/lib/values";
import type { Answers } from "./questions";

export const templateFolder = join(__dirname, "template");

/** Answers, and values derived from them for templates. */
function wordsOf(answers: Answers): Answers {
  const place = answers.cidade ? [answers.cidade, answers.estado].filter(Boolean).join(", ") : "";
  const given = (answers.endereco ?? "").split(";").map((line) => line.trim());
  // People write the city into the address as well.
  const lines = given.filter((line) => slugify(line) !== slugify(place));
  // The city goes before the postal code, which ends an address. A single line may name it in its middle.
  const end = lines.findIndex((line) => /^CEP\b|^\d{5}-?\d{3}$/i.test(line));
  const isNamed = answers.estado && lines.some((line) => `-${slugify(line)}-`.includes(`-${slugify(place)}-`));
  const address = lines.toSpliced(end < 0 ? lines.length : end, 0, ...(isNamed ? [] : [place])).filter(Boolean);
  return {
    ano: String(new Date().getFullYear()),
    ...answers,
    "endereco-da-sigla": slugify(answers.sigla ?? ""),
    "endereco-postal": address.join("\n"),
    "endereco-corrido": address.join(", "),
  };
}

const place = /\{\{([\w-]+)\}\}/g;

/** Fills the answers into all texts of a value. */
export function fill<T>(template: T, answers: Answers): T {
  const words = wordsOf(answers);
  // `mapTexts` keeps the type.
  return mapTexts(template, (text) => text.replaceAll(place, (_all, name: string) => words[name] ?? "")) as T;
}

/** The answers that change a template's text. Another state alone doesn't change an address. */
export const answersIn = (template: string): string[] =>
  [...template.matchAll(place)].flatMap(([, name = ""]) =>
    name === "endereco-postal" ? ["endereco", "cidade"] : name,
  );

/** Reads answers back from a setting whose template is one of them, or the address. Its city is empty if none is found. */
export function readBack(template: string, value: string): Answers {
  const [, name] = /^\{\{([\w-]+)\}\}$/.exec(template) ?? [];
  if (!name) return {};
  if (name !== "endereco-postal") return { [name]: value };
  const lines = value.split("\n").map((line) => line.trim());
  const places = lines.map((line) => /^(.+?)\s*[,/–-]\s*([A-Z]{2})$/.exec(line));
  const [found, cidade = "", estado] = places.findLast((place) => states.has(place?.[2] ?? "")) ?? [];
  return { endereco: lines.filter((line) => line !== found).join("; "), cidade, ...(estado ? { estado } : {}) };
}
