import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bundle, bundleEditor } from "./bundle";

// Decap is bundled in some seconds, on a busy machine in more.
jest.setTimeout(120_000);

const outdir = mkdtempSync(join(tmpdir(), "bundle-"));
afterAll(() => {
  rmSync(outdir, { recursive: true });
  delete process.env.CODE_DIGEST;
});

const remembered = new Map<string, Bundle>();
const cache = {
  get: async (key: string) => remembered.get(key),
  set: async (key: string, value: Bundle) => remembered.set(key, value),
};
const bundle = (digest: string) => {
  process.env.CODE_DIGEST = digest;
  return bundleEditor("src/previews/editor.ts", outdir, cache);
};

it("is taken from the cache for the same code as long as all its files are there", async () => {
  const first = await bundle("one");
  const script = join(outdir, first.script);
  writeFileSync(script, "as it was");
  expect(await bundle("one")).toEqual(first);
  expect(readFileSync(script, "utf8")).toBe("as it was");

  rmSync(join(outdir, first.previewStyles));
  expect(await bundle("one")).toEqual(first);
  expect(readFileSync(script, "utf8")).not.toBe("as it was");

  writeFileSync(script, "as it was");
  await bundle("two");
  expect(readFileSync(script, "utf8")).not.toBe("as it was");
});
