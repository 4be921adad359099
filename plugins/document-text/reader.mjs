import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { createCanvas, DOMMatrix, ImageData, Path2D } from "@napi-rs/canvas";

/**
 * A worker that reads documents, one after the other: rendering a page occupies a thread for a tenth of a second, and a
 * file that upsets a library must not take the build with it.
 */

/** @typedef {import("./read-documents").ReadFile} ReadFile */

/** Width of a thumbnail's file, twice that of its place. */
const width = 192;

/** What a DOCX may hold once it is unpacked: mammoth reads all of it at once, outside of the memory that a worker is given. */
const mostUnpacked = 64 * 1024 ** 2;

/** Fewer characters a page than this are a stamp or a page number on a scanned picture. */
const fewCharacters = 20;

// pdf.js would take these from a copy of the canvas of its own, whose paths ours does not draw.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

parentPort?.on("message", async (/** @type {{ path: string, extension: string }} */ { path, extension }) => {
  parentPort?.postMessage(await read(path, extension));
});

/**
 * @param {string} path
 * @param {string} extension
 * @returns {Promise<ReadFile>}
 */
async function read(path, extension) {
  try {
    if (extension === "pdf") return await readPdf(path);
    if (extension === "docx") return await readWord(path);
    return { pages: [], thumbnail: null };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { pages: [], thumbnail: null, trouble: isLocked ? "encrypted" : "broken" };
  }
}

/**
 * @param {string} path
 * @returns {Promise<ReadFile>}
 */
async function readWord(path) {
  const { default: mammoth } = await import("mammoth");
  const buffer = await readFile(path);
  if (unpackedSize(buffer) > mostUnpacked) return { pages: [], thumbnail: null, trouble: "broken" };
  const { value } = await mammoth.extractRawText({ buffer });
  return { pages: [value], thumbnail: null };
}

/**
 * What a ZIP archive says that it holds once it is unpacked, in bytes (APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.16).
 * @param {Buffer} archive
 */
function unpackedSize(archive) {
  let size = 0;
  let place = archive.readUInt32LE(archive.lastIndexOf("PK\x05\x06") + 16);
  while (archive.readUInt32LE(place) === 0x02014b50) {
    size += archive.readUInt32LE(place + 24);
    place += 46 + [28, 30, 32].reduce((length, at) => length + archive.readUInt16LE(place + at), 0);
  }
  return size;
}

/**
 * @param {string} path
 * @returns {Promise<ReadFile>}
 */
async function readPdf(path) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    // pdf.js asks for a slash at the end, on Windows too.
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${library}/wasm/`,
  });
  try {
    const pdf = await task.promise;
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
      page.cleanup();
    }
    const isScanned = pages.join("").replace(/\s/g, "").length < fewCharacters * pages.length;
    const thumbnail = await drawFirstPage(pdf).catch(() => null);
    return { pages, thumbnail, ...(isScanned ? { trouble: /** @type {const} */ ("scanned") } : {}) };
  } finally {
    await task.destroy();
  }
}

/** @param {import("pdfjs-dist").PDFDocumentProxy} pdf */
async function drawFirstPage(pdf) {
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = createCanvas(width, Math.round(viewport.height));
  // pdf.js names the browser's canvas in its types and takes any that draws like one.
  const drawn = /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));
  await page.render({ canvas: drawn, viewport, background: "#fff" }).promise;
  return { width, height: canvas.height, webp: await canvas.encode("webp", 60) };
}
