import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { pictureFacts } from "./picture-facts";

const folder = mkdtempSync(join(tmpdir(), "picture-facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const drawn = (alpha: number, [r, g, b] = [12, 57, 68]) =>
  sharp({ create: { width: 400, height: 300, channels: 4, background: { r, g, b, alpha } } });

async function factsOf(name: string, picture: Sharp) {
  const absolutePath = join(folder, name);
  await picture.toFile(absolutePath);
  const internal = { contentDigest: name, type: "File", owner: "" };
  return pictureFacts({ id: name, parent: null, children: [], internal, absolutePath } satisfies Node);
}

it.each([
  ["opaque.jpg", drawn(1), undefined],
  ["opaque.png", drawn(1), undefined],
  ["dark.png", drawn(0.5), "#ffffff"],
  ["dark.webp", drawn(0.5).webp(), "#ffffff"],
  ["light.png", drawn(0.5, [250, 250, 250]), "#1b2a30"],
  ["nothing.png", drawn(0), "#ffffff"],
])("the ground of %s", async (name, picture, ground) => {
  expect(await factsOf(name, picture)).toEqual({ ground, width: 400, turnedRatio: undefined });
});

it.each([
  [1, 400, undefined],
  [3, 400, undefined],
  [6, 300, 3 / 4],
  [8, 300, 3 / 4],
])("a photo with the orientation %i is shown %i wide, in the ratio %s", async (orientation, width, turnedRatio) => {
  const facts = await factsOf(`${orientation}.jpg`, drawn(1).withMetadata({ orientation }));
  expect(facts).toMatchObject({ width, turnedRatio });
});
