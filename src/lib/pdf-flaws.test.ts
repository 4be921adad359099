import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { pdfFlaws } from "./pdf-flaws";

const catalog = "<< /Type /Catalog /Lang (pt-BR) /StructTreeRoot 5 0 R /MarkInfo << /Marked true >> >>";
const info = "<< /Title (Ficha) >>";
const field = "<< /FT /Tx /T (f1) /TU (Nome completo) >>";
const page = "<< /Type /Page /Resources << /Font << /F 9 0 R >> >> >>";
const trailer = "trailer << /Root 1 0 R /Info 2 0 R >>";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** A file of these objects, numbered from 1. */
const pdf = (...objects: string[]) =>
  `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("")}${trailer}\n%%EOF\n`;

it("finds nothing to say of a PDF that everybody can read", async () => {
  expect(await pdfFlaws(bytes(pdf(catalog, info, page, field)))).toEqual([]);
});

it.each([
  ["só imagens", pdf(catalog, info, field)],
  ["título, lista ou tabela", pdf(catalog.replace(/\/StructTreeRoot 5 0 R/, ""), info, page)],
  ["não tem título", pdf(catalog, "<< /Title () /Author (Seção) >>", page)],
  ["em que língua", pdf(catalog.replace("/Lang (pt-BR)", ""), info, page)],
  ["campos sem nome", pdf(catalog, info, page, field, "<< /FT /Btn /T (c2) >>")],
])("tells of one thing that is missing: %s", async (said, file) => {
  expect(await pdfFlaws(bytes(file))).toEqual([expect.stringContaining(said)]);
});

it("looks into compressed objects", async () => {
  const packed = (inner: string, key: number) => {
    const head = `${key} 0 `;
    const data = deflateSync(Buffer.from(head + inner, "latin1")).toString("latin1");
    return `<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode >>\nstream\n${data}\nendstream`;
  };
  const file = (inner: string) => `${pdf(catalog, info, page)}\n8 0 obj\n${packed(inner, 7)}\nendobj`;
  expect(await pdfFlaws(bytes(file(field)))).toEqual([]);
  expect(await pdfFlaws(bytes(file("<< /FT /Tx /T (f1) >>")))).toEqual([expect.stringContaining("campos sem nome")]);
});

it("goes by the last version of what was changed", async () => {
  const changed = `${pdf(catalog, info, page, "<< /FT /Tx /T (f1) >>")}\n4 0 obj\n${field}\nendobj`;
  expect(await pdfFlaws(bytes(changed))).toEqual([]);
});

it.each([
  ["a signature, in which nobody writes", pdf(catalog, info, page, "<< /FT /Sig /T (Signature1) >>")],
  ["a damaged stream", `${pdf(catalog, info, page)}\n8 0 obj << /Type /ObjStm /First 4 >>\nstream\nxx\n%%EOF`],
])("says nothing of %s", async (_name, text) => expect(await pdfFlaws(bytes(text))).toEqual([]));

it.each([
  ["no PDF at all", "Olá", "parece incompleto"],
  ["half of one", pdf(catalog, info, page).slice(0, -8), "parece incompleto"],
  ["one that is cut in a long page", `${pdf(catalog, info, page)}${" ".repeat(2048)}`, "parece incompleto"],
  ["an encrypted one", `${pdf(catalog, "<< >>", page)} << /Encrypt 4 0 R >>\n%%EOF`, "está protegido"],
])("says of %s that it may not open, unless somebody has opened it", async (_name, text, said) => {
  expect(await pdfFlaws(bytes(text))).toEqual([expect.stringContaining(said)]);
  const others = await pdfFlaws(bytes(text), { isOpened: true });
  expect(others.filter((flaw) => flaw.includes(said))).toEqual([]);
});

it("has nothing to say of the form of the tests' own section", async () => {
  const form = "e2e/content/documents/ficha-de-filiacao/ficha-de-filiacao.pdf";
  expect(await pdfFlaws(new Uint8Array(await readFile(form)))).toEqual([]);
});
