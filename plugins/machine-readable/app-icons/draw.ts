import sharp from "sharp";
import { brandColors } from "../../../src/lib/brand-colors";
import { logo } from "../../../src/lib/logo";

interface IconLook {
  /** Part of the width that the symbol takes; what masks an icon leaves at least its inner 80 %. */
  readonly part: number;
  readonly book: string;
  readonly sun: string;
  /** Without one the icon is transparent. */
  readonly background?: string;
}

const onPaper: IconLook = {
  part: 0.72,
  book: brandColors.accent,
  sun: brandColors.warm,
  background: brandColors.paper,
};
const onDeep: IconLook = {
  part: 0.56,
  book: brandColors.onDeep,
  sun: brandColors.warmOnDeep,
  background: brandColors.deep,
};
const bare: IconLook = { part: 1, book: brandColors.accent, sun: brandColors.warm };

/** The icons that browsers and phones ask for, drawn from the site's symbol. */
export const appIcons = [
  { file: "icon-192.png", size: 192, look: onPaper, purpose: "any" },
  { file: "icon-512.png", size: 512, look: onPaper, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, look: onDeep, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, look: onPaper, purpose: undefined },
  // As large as RSS allows.
  { file: "icon-144.png", size: 144, look: onPaper, purpose: undefined },
] as const;

/** Draws a square icon, `size` pixels wide. */
export const drawIcon = (size: number, look: IconLook): Promise<Buffer> =>
  sharp(Buffer.from(svg(look)), { density: (72 * size) / logo.size })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

function svg({ part, book, sun, background }: IconLook): string {
  const { size } = logo;
  const move = (size * (1 - part)) / 2;
  const ground = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${ground}<g transform="translate(${move} ${move}) scale(${part})">${shapes(`fill="${book}"`, `fill="${sun}"`)}</g></svg>`;
}

const shapes = (book: string, sun: string) =>
  `<path ${book} d="${logo.book}"/><circle ${sun} cx="${logo.sun.x}" cy="${logo.sun.y}" r="${logo.sun.radius}"/>`;

/** The icon of a tab, which turns light where the browser is dark. */
export function favicon(): string {
  const { accent, warm, onDeep, warmOnDeep } = brandColors;
  const style = `.b{fill:${accent}}.s{fill:${warm}}@media (prefers-color-scheme:dark){.b{fill:${onDeep}}.s{fill:${warmOnDeep}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.size} ${logo.size}"><style>${style}</style>${shapes('class="b"', 'class="s"')}</svg>\n`;
}

/** The same for whatever asks for `/favicon.ico`: one PNG in an ICO file (six bytes of head, sixteen about the picture). */
export async function faviconIco(): Promise<Buffer> {
  const size = 32;
  const png = await drawIcon(size, bare);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
