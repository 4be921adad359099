import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleOnce } from "./bundle-once";

interface Bundle {
  readonly files: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), "bundle-once-"));
const digest = process.env.CODE_DIGEST;
const kept = new Map<string, Bundle>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: Bundle) => kept.set(key, value),
};
const bundle = jest.fn(async () => {
  writeFileSync(join(folder, "a.js"), "");
  return { files: ["a.js"] };
});

beforeEach(() => {
  kept.clear();
  bundle.mockClear();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  if (digest === undefined) delete process.env.CODE_DIGEST;
  else process.env.CODE_DIGEST = digest;
});

/** How often three builds bundle; `between` comes before the third. */
async function threeBuilds(between: () => void): Promise<number> {
  for (const before of [() => {}, () => {}, between]) {
    before();
    expect(await bundleOnce(folder, cache, bundle)).toEqual({ files: ["a.js"] });
  }
  return bundle.mock.calls.length;
}

it.each([
  ["nothing changes", "1", () => {}, 1],
  ["the code changes", "1", () => (process.env.CODE_DIGEST = "2"), 2],
  ["a file is gone", "1", () => rmSync(join(folder, "a.js")), 2],
  ["nobody knows the code's digest", "", () => {}, 3],
])("where %s, three builds bundle as often as needed", async (_, code, between, times) => {
  process.env.CODE_DIGEST = code;
  expect(await threeBuilds(between)).toBe(times);
});
