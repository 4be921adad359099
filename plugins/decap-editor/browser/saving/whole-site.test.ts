import { model } from "../../../../src/content-types";
import { contentFiles, testDay } from "../../../source-content/testing/fixture";
import { mistakes } from "../../testing/mistakes";
import { brokenBy, type Change, refusal } from "./whole-site";

const today = "2026-11-21";
const entry = (file: string, fields: string, body = "") => ({ file, text: `---\n${fields}\n---\n\n${body}\n` });
const document = entry(
  "content/documents/edital/index.md",
  "title: Edital\ncategory: Atas\ndate: 2026-01-02\nfile: edital.pdf",
);
const fields = "title: Assembleia anual\nkind: noticia\ndate: 2026-01-02\nsummary: Em dezembro.";
const news = entry("content/news/assembleia/index.md", fields, "[Baixar](documento:edital)");
const other = entry("content/news/retiro/index.md", fields.replace("Assembleia anual", "Retiro"), "Texto.");
const kinds = new Map([["content/documents/edital/edital.pdf", "pdf"]]);
const content = { texts: [document, news, other], kinds };

const broken = (...changes: (readonly [string, Change])[]) => brokenBy(model, content, new Map(changes), today);
const edit = (source: { file: string; text: string }, from: string, to: string) =>
  [source.file, { text: source.text.replace(from, to) }] as const;

it("names the entries that lead to what is to be deleted", () => {
  const problems = broken([document.file, null]);
  expect(problems).toEqual([expect.objectContaining({ file: news.file, entry: "Assembleia anual" })]);
  expect(refusal("Ainda é usado.", problems, () => false).message).toMatch(
    /^Ainda é usado\.\n• Em “Assembleia anual”, Texto: o documento edital não existe\. /,
  );
  expect(broken(["content/documents/edital/edital.pdf", null])).toEqual([
    expect.objectContaining({ file: document.file, field: "Arquivo" }),
  ]);
});

it("has nothing against what nobody leads to", () => {
  expect(broken([news.file, null])).toEqual([]);
});

it("tells what a save breaks in the entry itself and in others, and not what was wrong before", () => {
  expect(broken(edit(news, "Em dezembro.", "Em novembro."))).toEqual([]);
  // Settings and pages are missing all the time, which nobody is told of.
  const hidden = broken(edit(document, "title: Edital", "title: Edital\ndraft: true"));
  expect(hidden).toEqual([expect.objectContaining({ entry: "Assembleia anual", field: "Texto" })]);
  const early = broken(edit(news, "kind:", "updated: 2026-11-22\nkind:"));
  expect(early).toEqual([expect.objectContaining({ file: news.file, field: "Atualizada em" })]);
  const taken = broken(edit(news, "kind:", "slug: retiro\nkind:"));
  expect(taken).toEqual([expect.objectContaining({ file: news.file, field: "Endereço" })]);
  expect(refusal("assim o site não poderia ser publicado.", taken, () => true).message).toMatch(
    /^assim o site não poderia ser publicado\.\n• Endereço: o endereço “retiro” já é de “Retiro”/,
  );
  expect(refusal("", hidden, () => false).message).toContain("\n• Em “Assembleia anual”, Texto: o documento edital");
});

it("lets an entry be saved that was wrong before, under another title too, and a picture that comes with it", () => {
  const wrong = edit(other, "Texto.", "[Aqui](www.example.org) ![Um templo](foto.webp)");
  const texts = [document, news, { file: other.file, ...wrong[1] }];
  const again = (...changes: (readonly [string, Change])[]) =>
    brokenBy(model, { texts, kinds }, new Map(changes), today);
  const text = wrong[1].text.replace("title: Retiro", "title: Retiro de casais");
  expect(again([other.file, { text }])).toEqual([]);
  expect(again([other.file, { text: text.replace("www.example.org", "www.example.com") }])).toHaveLength(1);
  expect(broken(wrong, ["content/news/retiro/foto.webp", { kind: "webp" }])).toHaveLength(1);
  expect(broken(wrong)).toHaveLength(2);
  // Where nobody looked for files, none is missing.
  expect(brokenBy(model, { texts: content.texts }, new Map([wrong]), today)).toHaveLength(1);
});

it("tells five problems, and how many more there are", () => {
  const many = Array.from({ length: 7 }, (_, place) => ({
    file: "a",
    entry: "A",
    field: `Campo ${place}`,
    found: "x",
    fix: "Y.",
  }));
  expect(refusal("Não.", many, () => true).message).toMatch(
    /^Não\.\n• Campo 0: x\. Y\.\n[\s\S]*Campo 4[\s\S]*\n• E mais 2\.$/,
  );
});

it("knows what an editor may do wrong in good faith", () => {
  expect(Object.keys(mistakes).length).toBeGreaterThanOrEqual(20);
});

it.each(Object.entries(mistakes))("is told, at the field: %s", (_, { before = {}, saved, field, entry }) => {
  const present = contentFiles(before);
  const texts = new Map(contentFiles({ ...before, ...saved }).texts.map(({ file, text }) => [file, text]));
  const changes = Object.keys(saved).map((file): [string, Change] => {
    const text = texts.get(file);
    return [file, text === undefined ? null : { text }];
  });
  expect(brokenBy(model, present, new Map(), testDay)).toEqual([]);
  const problems = brokenBy(model, present, new Map(changes), testDay);
  expect(problems[0]).toMatchObject({ field, ...(entry ? { entry } : {}) });
  const isOwn = ({ file }: { file: string }) => file in saved;
  expect(isOwn(problems[0] ?? { file: "" })).toBe(entry === undefined);
  expect(refusal("", problems, isOwn).message).toContain(problems[0]?.fix);
});
