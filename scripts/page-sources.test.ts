import { validated } from "../plugins/source-content/testing/fixture";
import { model } from "../src/content-types";
import { createSourceFinder, entriesNamedIn, reportFindings } from "./page-sources";

const where = createSourceFinder(model, validated().entries);
const news = "content/news/encontro/index.md";

it.each([
  ["the entry whose page it is", "/noticias/encontro", undefined, { file: news, field: "Página", isOwnPage: true }],
  ["the field that holds the text", "/noticias/encontro", "ENCONTRO", { file: news, field: "Título", isOwnPage: true }],
  ["the entry that a list shows", "/noticias", "Encontro", { file: news, isOwnPage: false }],
  ["a setting, with the group around the field", "/nada", "Rua", { field: expect.stringContaining(" › ") }],
  ["nothing for what no entry says", "/nada", "zzzz", undefined],
])("finds %s", (_, path, text, expected) => {
  const found = where(path, text);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeUndefined();
});

it("tells a finding once, with file, entry, field and pages", () => {
  const finding = { found: "a página é larga demais", text: "Encontro", fix: "Encurte." };
  const paths = ["/noticias/encontro", "/noticias", "/", "/busca"];
  expect(
    reportFindings(
      paths.map((path) => ({ path, ...finding })),
      where,
    ),
  ).toEqual([
    `${news} — “Encontro de pastores”\n  Título: a página é larga demais, em “Encontro”. Encurte.\n  Em /noticias/encontro, /noticias, / e mais 1`,
  ]);
});

it("names the entries of the pages in what a check says", () => {
  const html = "no-dup-id: Duplicate ID\n    noticias/encontro/index.html:12 main > p";
  expect(entriesNamedIn(html, where)).toEqual(["Onde:", `  ${news} — “Encontro de pastores”, Página`]);
  expect(entriesNamedIn("/noticias/encontro: the page is 20.0 KB", where)).toHaveLength(2);
  expect(entriesNamedIn("nothing here", where)).toEqual([]);
});
