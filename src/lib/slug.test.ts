import { inAlphabet, slugify } from "./slug";

it.each([
  ["Ação Ç", "acao-c"],
  ["Encontro de Pastores – 2026!", "encontro-de-pastores-2026"],
  ["  São  Paulo  ", "sao-paulo"],
  ["a\u0301gua", "agua"],
  ["OPBB-SP", "opbb-sp"],
  ["--a--b--", "a-b"],
  ["…", ""],
])("slugify: %s", (text, slug) => expect(slugify(text)).toBe(slug));

it("sorts names as a person looks for them, each once", () =>
  expect(inAlphabet(["Ubá", "Óleo", "Osasco", "águas", "Adolfo", "Osasco"])).toEqual([
    "Adolfo",
    "águas",
    "Óleo",
    "Osasco",
    "Ubá",
  ]));
