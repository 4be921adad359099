import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { parentPort } from "node:worker_threads";
import { inflateRawSync } from "node:zlib";
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

/** How many times as high as wide a page may be that is drawn: a strip of 1 × 5,000 points would take a gigabyte. */
const mostHeight = 12;

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
 * What the entries of a ZIP archive hold once they are unpacked, in bytes; it stops above the limit. The archive's own sizes and its
 * directory need not be true. An entry always has a header before its data (APPNOTE.TXT of PKWARE, 4.3.7).
 * @param {Buffer} archive
 */
function unpackedSize(archive) {
  const header = "PK\x03\x04";
  let size = 0;
  for (let place = archive.indexOf(header); place !== -1; place = archive.indexOf(header, place + 4)) {
    if (size > mostUnpacked || place + 30 > archive.length) break;
    size += inflatedSize(
      archive.subarray(place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28)),
    );
  }
  return size;
}

/**
 * 0 for what was stored as it is.
 * @param {Buffer} packed
 */
function inflatedSize(packed) {
  try {
    return inflateRawSync(packed, { maxOutputLength: mostUnpacked }).length;
  } catch (error) {
    return error instanceof RangeError ? Number.POSITIVE_INFINITY : 0;
  }
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
  if (viewport.height > mostHeight * width) return null;
  const canvas = createCanvas(width, Math.round(viewport.height));
  // pdf.js names the browser's canvas in its types and takes any that draws like one.
  const drawn = /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));
  await page.render({ canvas: drawn, viewport, background: "#fff" }).promise;
  return { width, height: canvas.height, webp: await canvas.encode("webp", 60) };
}
