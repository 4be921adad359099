import { readablePages } from "./page-text";

it("leaves out what stands on most pages", () => {
  const page = (number: number, text: string) => `Estatuto da Seção\n${text}\nPágina ${number} de 4`;
  expect(readablePages([page(1, "Capa"), page(2, "Art. 1º"), page(3, "Art. 2º"), "Anexo"])).toEqual([
    "Capa",
    "Art. 1º",
    "Art. 2º",
    "Anexo",
  ]);
});

it("keeps what stands on most pages between their first and last lines", () => {
  const page = (number: number) =>
    ["Seção", "Rua Um, 2", "Regimento", "", `Artigo ${number}`, "", "Versão", "2026", `Página ${number}`].join("\n");
  expect(readablePages([1, 2, 3].map(page))[1]).toBe("Artigo 2");
});

it("keeps what two pages share", () => expect(readablePages(["Ata\num", "Ata\ndois"])).toEqual(["Ata um", "Ata dois"]));

it("joins words that a line broke, and no others", () =>
  expect(readablePages(["a assem-\nbleia de 2025-\n2026, sub-\nSeção"])).toEqual([
    "a assembleia de 2025- 2026, sub- Seção",
  ]));

it("joins words with another sign for a hyphen, and leaves out the bullets of a font that nobody has", () =>
  expect(readablePages(["\uF0B7 a comu\u2010\nnhão\n\uF0B7\nsub\u2010Seção"])).toEqual(["a comunhão sub\u2010Seção"]));
