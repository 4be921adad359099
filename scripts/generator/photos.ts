import sharp from "sharp";
import { pick, type Random, randomFrom } from "./random";

const width = 1600;
const height = 1000;

/** How many different photos there are. */
export const photoCount = 12;

/** The n-th photo: hills behind hills under a sky, with grain, so that it costs as much to encode as a real one. */
export async function photo(n: number): Promise<Uint8Array> {
  const random = randomFrom(31 * (n + 1));
  const clouds = await noise(random, [5, 12, 30, 70]);
  const texture = await noise(random, [40, 110, 270, 640]);
  const hills = Array.from({ length: 5 }, (_, layer) => hill(random, layer));
  const [top, bottom] = sky(random);
  const grain = randomFrom(n + 99);
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let place = 0; place < width * height; place++) {
    const x = place % width;
    const y = Math.floor(place / width);
    const front = hills.findLast(({ ridge }) => y > (ridge[x] ?? height));
    const depth = Math.min(1, y / (height * 0.6));
    const cloud = Math.max(0, (clouds[place] ?? 0) - 128) * 0.9;
    const rough = ((texture[place] ?? 128) - 128) * (front?.roughness ?? 0);
    const noisy = (grain() - 0.5) * 16;
    for (let channel = 0; channel < 3; channel++) {
      const base = front
        ? (front.colour[channel] ?? 0) + rough
        : (top[channel] ?? 0) + ((bottom[channel] ?? 0) - (top[channel] ?? 0)) * depth + cloud;
      pixels[place * 3 + channel] = Math.max(0, Math.min(255, base + noisy));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

type Colour = readonly [number, number, number];

const skies: readonly [[Colour, Colour], ...[Colour, Colour][]] = [
  [
    [70, 120, 190],
    [225, 225, 215],
  ],
  [
    [90, 100, 160],
    [250, 190, 140],
  ],
  [
    [120, 140, 160],
    [230, 230, 225],
  ],
  [
    [60, 90, 140],
    [245, 170, 160],
  ],
];

const sky = (random: Random) => pick(random, skies);

/** A range of hills: where it ends for each column, and its colour, darker and rougher the nearer it is. */
function hill(random: Random, layer: number) {
  const waves = Array.from({ length: 6 }, (_, octave) => ({
    length: (0.004 + random() * 0.002) * 2 ** octave,
    shift: random() * 7,
    size: 70 / 2 ** octave,
  }));
  const level = height * (0.42 + layer * 0.12);
  const ridge = Array.from(
    { length: width },
    (_, x) => level + waves.reduce((sum, wave) => sum + Math.sin(x * wave.length + wave.shift) * wave.size, 0),
  );
  const light = 1 - layer * 0.16;
  const colour: Colour = [120 * light + random() * 25, 140 * light + random() * 20, 150 * light - layer * 14];
  return { ridge, colour, roughness: 0.25 + layer * 0.2 };
}

/** Grey noise of several sizes laid over each other; `cells` is how many grains fit the width. */
async function noise(random: Random, cells: readonly number[]): Promise<Uint8Array> {
  const layers = await Promise.all(
    cells.map((across) => {
      const down = Math.round((across * height) / width);
      const grains = Buffer.from(Array.from({ length: across * down }, () => Math.floor(random() * 256)));
      return sharp(grains, { raw: { width: across, height: down, channels: 1 } })
        .resize(width, height, { fit: "fill", kernel: "cubic" })
        .extractChannel(0)
        .raw()
        .toBuffer();
    }),
  );
  const mixed = new Uint8Array(width * height);
  const weights = cells.map((_, index) => 0.5 ** Math.min(index + 1, cells.length - 1));
  for (let place = 0; place < mixed.length; place++) {
    mixed[place] = layers.reduce((sum, layer, index) => sum + (layer[place] ?? 0) * (weights[index] ?? 0), 0);
  }
  return mixed;
}
