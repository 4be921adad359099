import sharp from "sharp";
import { pictureProblem } from "./file-limits";
import { pictureSize } from "./picture-size";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#0c394480" } });
const sizeOf = async (image: sharp.Sharp) => pictureSize(new Uint8Array(await image.toBuffer()));

it.each<[string, (image: sharp.Sharp) => sharp.Sharp]>([
  ["PNG", (image) => image.png()],
  ["JPEG", (image) => image.jpeg()],
  ["progressive JPEG with metadata", (image) => image.jpeg({ progressive: true }).withExif({ IFD0: { Artist: "A" } })],
  ["WebP", (image) => image.removeAlpha().webp()],
  ["WebP with transparency", (image) => image.webp()],
  ["WebP without loss", (image) => image.webp({ lossless: true })],
  ["WebP with metadata", (image) => image.webp().withExif({ IFD0: { Artist: "A" } })],
])("a %s says its size", async (_name, as) => {
  expect(await sizeOf(as(picture(321, 123)))).toEqual({ width: 321, height: 123 });
});

it.each([
  ["nothing", ""],
  ["a page", "<!doctype html>"],
  ["the beginning of a JPEG", "\xff\xd8\xff"],
])("%s does not", (_name, text) => expect(pictureSize(new Uint8Array(Buffer.from(text, "latin1")))).toBeUndefined());

it.each([
  [100_000, 1, "tem 100000 × 1 pixels, e um lado não pode ter mais de 12 vezes o outro"],
  [30_000, 30_000, "tem 30000 × 30000 pixels, e o limite é de 120 milhões de pixels"],
  [12_000, 9_000, undefined],
  [2_000, 200, undefined],
])("%d × %d", (width, height, problem) => expect(pictureProblem(width, height)).toBe(problem));
