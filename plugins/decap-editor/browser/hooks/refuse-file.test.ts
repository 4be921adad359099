import { readFileSync } from "node:fs";
import { refuseFile } from "./refuse-file";

const field = new Map<string, unknown>([
  ["widget", "file"],
  ["file_types", ["pdf", "docx", "xlsx", "pptx", "odt", "ods"]],
]);

/** What is looked at of a ZIP archive: its first sign, the names in its directory, and its end. */
const zip = (...names: string[]) =>
  Buffer.concat([
    Buffer.from("PK\x03\x04"),
    ...names.flatMap((name) => [Buffer.from("PK\x01\x02"), Buffer.alloc(42), Buffer.from(name)]),
    Buffer.from("PK\x05\x06"),
    Buffer.alloc(18),
  ]);

const word = zip("[Content_Types].xml", "word/document.xml");

/** The first file of OpenDocument: its kind, not compressed. */
const openDocument = (kind: string) =>
  Buffer.concat([
    Buffer.from("PK\x03\x04"),
    Buffer.alloc(26),
    Buffer.from(`mimetypeapplication/vnd.oasis.opendocument.${kind}`),
    zip("content.xml"),
  ]);

test("a PDF that not everybody can read is taken, with a word on how to mend it", async () => {
  const alert = jest.fn();
  Object.assign(globalThis, { window: { alert } });
  const text = "%PDF-1.7\n1 0 obj << /Type /Catalog /Lang (pt-BR) >> endobj\n2 0 obj << /Font 3 0 R >> endobj\n%%EOF";
  expect(await refuseFile(new File([text], "ata.pdf"), field)).toBeUndefined();
  expect(alert).toHaveBeenCalledWith(
    expect.stringMatching(/“ata\.pdf” vai para o site[\s\S]*“PDF marcado”[\s\S]*título/),
  );
});

test.each(["foto.avif", "foto.gif"])("%s, which is not shrunk before it is sent, is refused", async (name) => {
  expect(await refuseFile(new File(["x"], name))).toBe(
    `“${name}” não é uma foto que o site possa mostrar. Use JPG, PNG ou WebP.`,
  );
});

test.each([
  [
    "ficha.docx",
    readFileSync("e2e/content/documents/requerimento-de-transferencia/requerimento-de-transferencia.docx"),
  ],
  ["contas.xlsx", readFileSync("e2e/content/documents/planilha-prestacao-de-contas/planilha-prestacao-de-contas.xlsx")],
  ["ata.docx", zip("[Content_Types].xml", "docProps/app.xml", "word/document2.xml")],
  ["contas.xlsx", zip("xl/workbook.xml")],
  ["palestra.pptx", zip("ppt/presentation.xml")],
  ["ata.odt", openDocument("text")],
  ["contas.ods", openDocument("spreadsheet")],
  ["embalada.odt", zip("mimetype", "content.xml")],
])("%s is taken as what it says that it is", async (name, content) => {
  expect(await refuseFile(new File([content], name), field)).toBeUndefined();
});

test.each([
  ["ata.docx", word.subarray(0, -30), "está incompleto: baixe-o ou salve-o de novo"],
  ["ata.docx", zip("foto.txt"), "por dentro é outra coisa"],
  ["ata.docx", zip("xl/workbook.xml"), "por dentro é outra coisa"],
  ["contas.xlsx", word, "por dentro é outra coisa"],
  ["ata.odt", word, "por dentro é outra coisa"],
  ["ata.odt", openDocument("spreadsheet"), "por dentro é outra coisa"],
  ["ata.docx", Buffer.from("<html>"), "por dentro é outra coisa"],
  ["vazia.docx", Buffer.from(""), "por dentro é outra coisa"],
  ["ata.docx", Buffer.from("d0cf11e0a1b11ae1", "hex"), "tem senha, ou é do Office antigo"],
])("%s is refused, in which the build would find another thing: %#", async (name, content, why) => {
  expect(await refuseFile(new File([content], name), field)).toContain(why);
});
