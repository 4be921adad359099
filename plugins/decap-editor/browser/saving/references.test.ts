import { model } from "../../../../src/content-types";
import { brokenWithout, stillReferred } from "./references";

const entry = (file: string, fields: string, body = "") => ({ file, text: `---\n${fields}\n---\n\n${body}\n` });
const document = entry(
  "content/documents/edital/index.md",
  "title: Edital\ncategory: Atas\ndate: 2026-01-02\nfile: edital.pdf",
);
const news = entry(
  "content/news/assembleia/index.md",
  "title: Assembleia anual\nkind: noticia\ndate: 2026-01-02\nsummary: Em dezembro.",
  "[Baixar](documento:edital)",
);

it("names the entries that lead to what is to be deleted", () => {
  const broken = brokenWithout(model, [document, news], [document.file], "2026-11-21");
  expect(broken).toEqual([expect.objectContaining({ file: news.file, entry: "Assembleia anual" })]);
  expect(stillReferred(broken).message).toMatch(/^isto ainda é usado em “Assembleia anual” \([^)]+\)\. Tire de lá/);
});

it("has nothing against what nobody leads to", () => {
  expect(brokenWithout(model, [document, news], [news.file], "2026-11-21")).toEqual([]);
});
