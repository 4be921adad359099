import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import "./avif-effort";

interface ProcessFile {
  processFile(file: string, transforms: readonly object[], options: object): Promise<Promise<unknown>[]>;
}

test.each([
  [80, 3],
  [1000, 1],
])("gatsby-plugin-sharp encodes AVIF of %i pixels with effort %i", async (width, effort) => {
  const folder = await mkdtemp(join(tmpdir(), "avif-"));
  try {
    const [source, outputPath] = [join(folder, "a.png"), join(folder, "a.avif")];
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    await sharp({ create: { width: 2 * width, height: 120, channels: 3, background: "#0c3944", noise } }).toFile(
      source,
    );
    const { processFile } = jest.requireActual<ProcessFile>("gatsby-plugin-sharp/process-file");
    const args = { width, toFormat: "avif", quality: 44, fit: "cover", cropFocus: "attention" };
    const writing = processFile(source, [{ outputPath, args }], { stripMetadata: true });
    await Promise.all(await writing);
    const made = await readFile(outputPath);
    const [expected, slow] = await Promise.all(
      [effort, 4].map((effort) => sharp(source).resize(width).avif({ quality: 44, effort }).toBuffer()),
    );
    expect(made.length).toBe(expected?.length);
    expect(made.length).not.toBe(slow?.length);
  } finally {
    await rm(folder, { recursive: true });
  }
});
