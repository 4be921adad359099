import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { wrap } from "./draw";
import { makeSocialImages } from "./make";
import { maxSocialBytes, planSocialImage } from "./social-image";

const words = {
  title: "Assembleia anual de 2026: horários, pauta e como participar",
  label: "Notícia",
  site: "OPBB-SP",
};
const longTitle = "Ação e oração pelas igrejas sem pastor ".repeat(6).trim();

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "social-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Noise is the hardest thing to compress that a photo can be. */
async function noisyCover() {
  const [width, height] = [1600, 1000];
  const file = join(folder, "cover.png");
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  return { file, digest: "a", alt: "Ruído" };
}

test("a cover is cropped, a title without one is drawn; both have the right size and few bytes", async () => {
  const jobs = [
    planSocialImage(words, await noisyCover()),
    planSocialImage(words),
    planSocialImage({ ...words, title: longTitle }),
    planSocialImage({ ...words, title: "Paralelepípedo".repeat(12) }),
  ];
  expect(await makeSocialImages(folder, jobs)).toEqual({ made: 4, all: 4 });
  for (const { src } of jobs) {
    const image = await readFile(join(folder, src));
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(image.length).toBeLessThanOrEqual(maxSocialBytes);
  }
});

test("what is there is not made again, and what nobody shows any more goes", async () => {
  const jobs = [planSocialImage(words), planSocialImage({ ...words, title: "Outra página" })];
  await makeSocialImages(folder, jobs);
  const [kept] = jobs;
  const path = join(folder, kept?.src ?? "");
  await utimes(path, 1, 1);
  expect(await makeSocialImages(folder, jobs.slice(0, 1))).toEqual({ made: 0, all: 1 });
  expect((await stat(path)).mtimeMs).toBe(1000);
  expect(await readdir(join(folder, "social"))).toEqual([path.split("/").at(-1)]);
});

test("an image has another name when what it shows is another", () => {
  const cover = { file: "a.jpg", digest: "a", alt: "Uma foto" };
  const names = [
    planSocialImage(words),
    planSocialImage({ ...words, title: "Outro título" }),
    planSocialImage(words, cover),
    planSocialImage(words, { ...cover, digest: "b" }),
  ].map(({ src }) => src);
  expect(new Set(names).size).toBe(4);
  expect(planSocialImage({ ...words, title: "Outro título" }, cover).src).toBe(names[2]);
});

test("a cover that can't be read gives way to the title", async () => {
  const file = join(folder, "cover.jpg");
  await writeFile(file, "not a picture");
  const job = planSocialImage(words, { file, digest: "x", alt: "" });
  await makeSocialImages(folder, [job]);
  expect(await sharp(join(folder, job.src)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("a text is broken between words, and within a word only if it must be", () => {
  const byLetters = (text: string) => text.length;
  expect(wrap("um dois três", byLetters, 8)).toEqual(["um dois", "três"]);
  expect(wrap("a inconstitucional b", byLetters, 6)).toEqual(["a", "incons", "tituci", "onal b"]);
});
