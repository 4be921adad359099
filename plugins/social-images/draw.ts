import { resolve } from "node:path";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { brandColors } from "../../src/lib/brand-colors";
import { logo } from "../../src/lib/logo";
import { maxSocialBytes, type SocialWords, socialSize } from "./social-image";

/** A font that comes with the project (SIL Open Font License): the same drawing on every machine. */
const font = "Social Serif";
const fontFile = "node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff";

const { width, height } = socialSize;
const margin = 84;
const textWidth = width - 2 * margin;
const maxLines = 5;
/** Sizes that a title may have, the largest that fits. */
const sizes = [84, 76, 68, 60, 54, 48] as const;

/** Draws the title of a page with the site's symbol and name; a JPEG. */
export async function drawSocialImage({ title, label, site }: SocialWords): Promise<Buffer> {
  if (!GlobalFonts.has(font) && !GlobalFonts.registerFromPath(resolve(fontFile), font))
    throw new Error(`The font of the social images is not there: ${fontFile}`);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = brandColors.deep;
  pen.fillRect(0, 0, width, height);
  drawMark(pen, { x: 800, y: 150, size: 560, book: "#124652", sun: "#17505d" });
  pen.fillStyle = brandColors.warmOnDeep;
  pen.fillRect(margin, 0, 120, 12);
  pen.textBaseline = "alphabetic";
  write(pen, label, { x: margin, y: 118, size: 34, color: brandColors.warmOnDeep });
  const { size, lines } = layOut(pen, title);
  lines.forEach((line, index) => {
    write(pen, line, { x: margin, y: 130 + size * (0.95 + 1.16 * index), size, color: brandColors.onDeep });
  });
  drawMark(pen, {
    x: margin,
    y: height - 118,
    size: 64,
    book: brandColors.onDeep,
    sun: brandColors.warmOnDeep,
  });
  write(pen, site, { x: margin + 84, y: height - 70, size: 40, color: brandColors.onDeepMuted });
  const image = await canvas.encode("jpeg", 88);
  // Flat colours and a few words: a drawing is a fifth of what is allowed, whatever the title.
  if (image.length > maxSocialBytes) throw new Error(`The drawing for “${title}” has ${image.length} bytes`);
  return image;
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

function write(pen: SKRSContext2D, text: string, { x, y, size, color }: Writing) {
  pen.font = fontOf(size);
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

const fontOf = (size: number) => `600 ${size}px "${font}"`;

/** The largest size at which a title fits, and its lines. One that fits at none is cut. */
function layOut(pen: SKRSContext2D, title: string): { size: number; lines: string[] } {
  let lines: string[] = [];
  for (const size of sizes) {
    pen.font = fontOf(size);
    lines = wrap(title, (text) => pen.measureText(text).width);
    if (lines.length * size * 1.16 <= 350) return { size, lines };
  }
  const cut = lines.slice(0, maxLines);
  return { size: 48, lines: [...cut.slice(0, -1), `${cut.at(-1)?.replace(/[\s.,:;–-]*$/, "")}…`] };
}

/** Breaks a text between words; a word that is wider than a line is broken anywhere. */
export function wrap(text: string, widthOf: (text: string) => number, room: number = textWidth): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const character of word) {
      if (widthOf(line + character) > room) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line];
}

interface MarkDrawing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly book: string;
  readonly sun: string;
}

function drawMark(pen: SKRSContext2D, { x, y, size, book, sun }: MarkDrawing) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / logo.size, size / logo.size);
  pen.fillStyle = book;
  pen.fill(new Path2D(logo.book));
  pen.fillStyle = sun;
  pen.beginPath();
  pen.arc(logo.sun.x, logo.sun.y, logo.sun.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
