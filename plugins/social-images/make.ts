import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { drawSocialImage } from "./draw";
import { maxSocialBytes, type SocialImage, socialSize } from "./social-image";

/** Images in the making at a time: sharp uses one thread for each. */
const atOnce = 3;

/** From good to barely; the first that gives a file small enough is taken. */
const qualities = [74, 60, 45, 30, 15] as const;

export interface Made {
  /** Images that had to be made; the others were there from an earlier build. */
  readonly made: number;
  readonly all: number;
}

/** Makes the images that a built site lacks, and takes away those that no page shows any more. */
export async function makeSocialImages(folder: string, images: readonly SocialImage[]): Promise<Made> {
  const target = join(folder, "social");
  await mkdir(target, { recursive: true });
  const wanted = new Map(images.map((image) => [basename(image.src), image]));
  const present = new Set(await readdir(target));
  await Promise.all([...present].filter((name) => !wanted.has(name)).map((name) => rm(join(target, name))));
  const missing = [...wanted].filter(([name]) => !present.has(name));
  const queue = missing.values();
  const work = async () => {
    for (const [name, image] of queue) await write(join(target, name), await make(image));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { made: missing.length, all: wanted.size };
}

/** A build that is killed must not leave half an image under its final name. */
async function write(path: string, image: Buffer) {
  await writeFile(`${path}.tmp`, image);
  await rename(`${path}.tmp`, path);
}

/** A cover that can't be read is drawn as if it were not there: the picture's own page will tell of it. */
const make = async ({ cover, words }: SocialImage): Promise<Buffer> =>
  (cover && (await crop(cover).catch(() => undefined))) || drawSocialImage(words);

async function crop(file: string): Promise<Buffer | undefined> {
  const cut = sharp(file)
    .rotate()
    .resize({ ...socialSize, position: "attention" })
    .flatten({ background: "#fff" });
  const pixels = await cut.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const image = await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, progressive: true }).toBuffer();
    if (image.length <= maxSocialBytes) return image;
  }
  return undefined;
}
