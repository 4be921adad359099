import { mkdtemp, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../source-content/files/folder";
import { documentFacts, thumbnailFile } from "./read-documents";
import { archive } from "./testing/archive";
import { pdf, words } from "./testing/pdf";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

/** Of the standard handler (ISO 32000-1, 7.6.3): a key to which no empty password leads. */
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<00> <00>]`;

it("reads the text, the pages and the look of a PDF", async () => {
  const facts = await documentFacts(await write("sound.pdf", pdf(words)));
  expect(facts).toMatchObject({ pages: ["Estatuto da Ordem, em palavras que se leem"], thumbnail: { width: 192 } });
  expect(facts.trouble).toBeUndefined();
});

it.each([
  ["scanned", pdf("0 0 200 200 re f"), 1],
  ["encrypted", pdf(words, locked), 0],
  ["broken", Buffer.from("%PDF-1.4\nnothing more"), 0],
])("tells that a PDF is %s", async (trouble, bytes, pages) => {
  const facts = await documentFacts(await write(`${trouble}.pdf`, bytes));
  expect([facts.trouble, facts.pages.length]).toEqual([trouble, pages]);
});

it("draws a page that was scanned to JPEG 2000", async () => {
  // One black point (ITU-T T.800).
  const point =
    "ff4fff510029000000000001000000010000000000000000000000010000000100000000000000000001070101ff52000c00000001000004040001ff5c00044040ff90000a0000000000120001ff93df800807ffd9";
  const entries = "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8";
  const picture = `<< ${entries} /Filter [/ASCIIHexDecode /JPXDecode] /Length ${point.length} >>\nstream\n${point}\nendstream`;
  const facts = await documentFacts(await write("jpx.pdf", pdf("200 0 0 200 0 0 cm /I Do", "", picture)));
  const { dominant } = await sharp(thumbnailFile(facts)).stats();
  expect(dominant).toEqual({ r: 8, g: 8, b: 8 });
});

it("leaves out signs that nobody sees, which nobody could mend in a PDF", async () => {
  const odd = "BT /F 8 Tf 10 100 Td (Estatuto\\001 da Ordem\\177, em palavras que se leem) Tj ET";
  const { pages } = await documentFacts(await write("odd.pdf", pdf(odd)));
  expect(pages.join()).toMatch(/^Estatuto.* em palavras que se leem$/);
  expect(pages.join()).not.toMatch(/\p{Cc}/u);
});

it("reads a file anew whose note a full disk cut short", async () => {
  const file = await write("note.pdf", pdf(`${words} BT /F 9 Tf (nota) Tj ET`));
  const facts = await documentFacts(file);
  await truncate(thumbnailFile(facts).replace(/webp$/, "json"), 40);
  // Of another time it is another file for this process.
  await utimes(file, 1, 1);
  expect(await documentFacts(file)).toEqual(facts);
});

it("reads the next file after one that upset it", async () => {
  const [bad, good] = await Promise.all([
    documentFacts(await write("cut.pdf", pdf(words).subarray(0, 200))),
    documentFacts(await write("again.pdf", pdf(`${words} BT /F 9 Tf (mais) Tj ET`))),
  ]);
  expect([bad.trouble, good.trouble]).toEqual(["broken", undefined]);
});

/** A DOCX of one paragraph, with a picture. The archive says that it has two bytes. */
const word = (picture: Buffer) =>
  archive([
    {
      name: "[Content_Types].xml",
      content: Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    {
      name: "_rels/.rels",
      content: Buffer.from(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
    },
    {
      name: "word/document.xml",
      content: Buffer.from(
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Estatuto</w:t></w:r></w:p></w:body></w:document>',
      ),
    },
    { name: "word/media/image1.bmp", content: picture, said: 2 },
  ]);

it("reads a DOCX", async () => {
  const { pages, trouble } = await documentFacts(await write("sound.docx", word(Buffer.from("BM"))));
  expect([pages, trouble]).toEqual([["Estatuto"], undefined]);
});

it.each([
  ["", Buffer.alloc(0)],
  // Programs that unpack find the entries all the same.
  [" after something else", Buffer.from("more")],
])("does not unpack a DOCX%s that would take all memory, whatever it says of its size", async (_place, before) => {
  const bomb = Buffer.concat([before, word(Buffer.alloc(80 * 1024 ** 2))]);
  const { pages, trouble } = await documentFacts(await write(`bomb${before.length}.docx`, bomb));
  expect([pages, trouble]).toEqual([[], "broken"]);
});

it("draws no page that is a long strip", async () => {
  const strip = Buffer.from(pdf(words).toString("latin1").replace("[0 0 200 200]", "[0 0 010 200]"), "latin1");
  const { pages, thumbnail } = await documentFacts(await write("strip.pdf", strip));
  expect([pages.length, thumbnail]).toEqual([1, null]);
});

it("reads a sample document of the site by its pages", async () => {
  const path = join(contentFolder, "documents/ata-assembleia-2024/ata-assembleia-2024.pdf");
  const facts = await documentFacts(path);
  expect(facts.pages.length).toBeGreaterThan(1);
  expect((await readFile(path)).subarray(0, 4).toString()).toBe("%PDF");
});
