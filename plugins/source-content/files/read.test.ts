import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { model } from "../../../src/content-types";
import { validate } from "../check/validate";
import { contentFiles, documentWith, newsWith, testDay } from "../testing/fixture";
import { readContent } from "./read";

// What an earlier run found in the same files would answer for the code of today.
beforeAll(() => rm("node_modules/.cache/opbb-site/uploads-3.json", { force: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, bytes: Buffer | string) {
  const target = join(folder, path.replace(/^content\//, ""));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = "<!doctype html><script>alert(1)</script>";
const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(64)]);
/** The smallest zip that calls itself a DOCX: `[Content_Types].xml` and nothing else. */
const docx = Buffer.from(
  "UEsDBBQAAAAAAAAAIVzdEsBqeQAAAHkAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbDxUeXBlcz48T3ZlcnJpZGUgQ29udGVudFR5cGU9ImFwcGxpY2F0aW9uL3ZuZC5vcGVueG1sZm9ybWF0cy1vZmZpY2Vkb2N1bWVudC53b3JkcHJvY2Vzc2luZ21sLmRvY3VtZW50Lm1haW4reG1sIi8+PC9UeXBlcz5QSwECFAMUAAAAAAAAACFc3RLAankAAAB5AAAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLBQYAAAAAAQABAEEAAACqAAAAAAA=",
  "base64",
);
const zip = Buffer.from(
  "UEsDBBQAAAAAAAAAIVxDvrfoAQAAAAEAAAAFAAAAYS50eHRhUEsBAhQDFAAAAAAAAAAhXEO+t+gBAAAAAQAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAACQAAAAAAA==",
  "base64",
);
const picture = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: "#0c3944" } })
    .toFormat(format)
    .toBuffer();

/** A document that a bad download has damaged. */
const damagedDocx = () => Buffer.from(docx).fill(0xff, 8, 12);

/** A JPEG of which the library warns, and which it reads: its scan's last coefficient is told wrongly. */
const oddJpeg = async () => {
  const bytes = await picture("jpeg");
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 6 + 2 * (bytes[scan + 4] ?? 0)] = 0;
  return bytes;
};

const cutInTwo = async (format: "jpeg" | "png" | "webp") => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#000", noise } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** A PNG that says that it is so large, and holds nothing. */
const pngOf = async (width: number, height: number) => {
  const bytes = await picture("png");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** Of a PNG's chunk (its specification, annex D). */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

/** The problems of the folder as it stands on the disk, beside content that is good. */
async function problems() {
  for (const { file, text } of contentFiles().texts) await write(file, text);
  await write("content/documents/estatuto/estatuto.pdf", pdf);
  return validate(model, await readContent(folder), testDay).problems;
}

it("reads texts and kinds, with paths that don't tell where the folder is", async () => {
  await write("news/a/index.md", "---\ntitle: Ação\n---\n");
  await write("settings/site.yml", "name: X\n");
  await write("news/a/foto.jpg", await picture("jpeg"));
  expect(await readContent(folder)).toEqual({
    texts: [
      { file: "content/news/a/index.md", text: "---\ntitle: Ação\n---\n" },
      { file: "content/settings/site.yml", text: "name: X\n" },
    ],
    kinds: new Map([["content/news/a/foto.jpg", "jpg"]]),
    faults: new Map(),
  });
});

it("overlooks what an operating system leaves behind", async () => {
  await write("news/.DS_Store", "x");
  await write(".gitkeep", "");
  expect(await readContent(folder)).toEqual({ texts: [], kinds: new Map(), faults: new Map() });
});

it("finds nothing wrong with a good folder", async () => {
  expect(await problems()).toEqual([]);
});

it("does not hold a text that is far too long", async () => {
  await write("news/a/index.md", "x".repeat(3_000_000));
  expect((await readContent(folder)).texts[0]?.text).toHaveLength(256 * 1024 + 1);
});

describe("a picture", () => {
  const withCover = async (name: string, bytes: Buffer | string) => {
    await write("news/capa/index.md", contentOf(newsWith({ cover: { image: name, alt: "Foto" } })));
    await write(`news/capa/${name}`, bytes);
    return (await problems()).map(({ field, found }) => `${field}: ${found}`);
  };

  it.each([
    ["a.jpg", "jpeg"],
    ["a.jpeg", "jpeg"],
    ["a.png", "png"],
    ["a.webp", "webp"],
    ["a.avif", "avif"],
  ] as const)("that is what it says is taken: %s", async (name, format) => {
    expect(await withCover(name, await picture(format))).toEqual([]);
  });

  it("that the build can use is taken, odd as it is", async () => {
    expect(await withCover("a.jpg", await oddJpeg())).toEqual([]);
  });

  it.each([
    ["a PNG called JPG", "a.jpg", () => picture("png"), "o arquivo a.jpg na verdade é um arquivo png"],
    ["an SVG", "a.svg", () => svg, "o arquivo a.svg não é de um tipo aceito"],
    ["an SVG called PNG", "a.png", () => svg, "o arquivo a.png na verdade é um arquivo xml"],
    ["a page called PNG", "a.png", () => html, "o arquivo a.png não é um arquivo desse tipo"],
    ["a program called JPG", "a.jpg", () => program, "o arquivo a.jpg na verdade é um arquivo exe"],
    ["an empty file", "a.jpg", () => "", "o arquivo a.jpg não é um arquivo desse tipo"],
    [
      "the first bytes alone",
      "a.jpg",
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      "o arquivo a.jpg está danificado ou incompleto",
    ],
    ["a JPEG cut in two", "a.jpg", () => cutInTwo("jpeg"), "o arquivo a.jpg está danificado ou incompleto"],
    ["a PNG cut in two", "a.png", () => cutInTwo("png"), "o arquivo a.png está danificado ou incompleto"],
    ["a WebP cut in two", "a.webp", () => cutInTwo("webp"), "o arquivo a.webp está danificado ou incompleto"],
    [
      "far too large",
      "a.png",
      () => pngOf(30_000, 30_000),
      "o arquivo a.png tem 30000 × 30000 pixels, e o limite é de 120 milhões de pixels",
    ],
    [
      "a thread",
      "a.png",
      () =>
        sharp({ create: { width: 100_000, height: 1, channels: 3, background: "#0c3944" } })
          .png()
          .toBuffer(),
      "o arquivo a.png tem 100000 × 1 pixels, e um lado não pode ter mais de 12 vezes o outro",
    ],
  ])("is refused if it is %s", async (_name, name, bytes, found) => {
    expect(await withCover(name, await bytes())).toEqual([`Capa › Imagem: ${found}`]);
  });
});

describe("a document", () => {
  const withFile = async (name: string, bytes: Buffer | string) => {
    await write("documents/ata/index.md", contentOf(documentWith({ file: name })));
    await write(`documents/ata/${name}`, bytes);
    return (await problems()).map(({ field, found }) => `${field}: ${found}`);
  };

  it.each([
    ["a.pdf", pdf],
    ["a.docx", docx],
  ])("that is what it says is taken: %s", async (name, bytes) => {
    expect(await withFile(name, bytes)).toEqual([]);
  });

  it.each([
    ["a page called PDF", "a.pdf", html, "o arquivo a.pdf não é um arquivo desse tipo"],
    ["a program called PDF", "a.pdf", program, "o arquivo a.pdf na verdade é um arquivo exe"],
    ["an archive called DOCX", "a.docx", zip, "o arquivo a.docx na verdade é um arquivo zip"],
    ["a DOCX called PDF", "a.pdf", docx, "o arquivo a.pdf na verdade é um arquivo docx"],
    ["a damaged DOCX", "a.docx", damagedDocx(), "o arquivo a.docx não é um arquivo desse tipo"],
    ["a page", "a.html", html, "o arquivo a.html não é de um tipo aceito"],
    ["an archive", "a.zip", zip, "o arquivo a.zip não é de um tipo aceito"],
  ])("is refused if it is %s", async (_name, name, bytes, found) => {
    expect(await withFile(name, bytes)).toEqual([`Arquivo: ${found}`]);
  });
});

it("judges a file again when it holds something else", async () => {
  const cover = contentOf(newsWith({ cover: { image: "a.jpg", alt: "Foto" } }));
  await write("news/capa/index.md", cover);
  await write("news/capa/a.jpg", await cutInTwo("jpeg"));
  expect(await problems()).toHaveLength(1);
  await write("news/capa/a.jpg", await picture("jpeg"));
  expect(await problems()).toEqual([]);
});

it("judges a picture of several entries once, and names it at each of them", async () => {
  const damaged = await cutInTwo("jpeg");
  for (const name of ["um", "dois"]) {
    await write(`news/${name}/index.md`, contentOf(newsWith({ slug: name, cover: { image: "a.jpg", alt: "Foto" } })));
    await write(`news/${name}/a.jpg`, damaged);
  }
  const decoded = jest.spyOn(sharp.prototype, "toBuffer");
  expect((await problems()).map(({ file }) => file)).toEqual([
    "content/news/dois/index.md",
    "content/news/um/index.md",
  ]);
  expect(decoded).toHaveBeenCalledTimes(1);
  decoded.mockRestore();
});

it.each(["news/dia\\noite/index.md", "news/encontro/a\\b.jpg"])("refuses a name with a backslash: %s", async (path) => {
  await write(path, path.endsWith(".md") ? contentOf(newsWith({ slug: "dia" })) : await picture("jpeg"));
  expect((await problems()).map(({ file, field, found }) => [file, field, found])).toEqual([
    [
      `content/${path}`,
      "Arquivo",
      "o nome do arquivo ou da pasta tem uma barra invertida (\\) ou um sinal que não se vê",
    ],
  ]);
});

it.each([
  ["news/enorme/index.md", `---\ntitle: Um\n---\n${"x".repeat(300_000)}`],
  ["settings/forms.yml", `roles: [${"x".repeat(300_000)}]`],
])("a text over 256 KB is refused: %s", async (path, text) => {
  for (const file of contentFiles().texts) await write(file.file, file.text);
  await write("documents/estatuto/estatuto.pdf", pdf);
  await write(path, text);
  const found = validate(model, await readContent(folder), testDay).problems;
  expect(found.map((problem) => [problem.file, problem.found])).toEqual([
    [`content/${path}`, "o arquivo passa de 256 KB"],
  ]);
});

function contentOf(entry: ReturnType<typeof newsWith>): string {
  const file = "content/news/x/index.md";
  return contentFiles({ [file]: entry }).texts.find((text) => text.file === file)?.text ?? "";
}
