import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bundle } from "./bundle";
import { keptBundle } from "./kept-bundle";

jest.mock("./bundle", () => ({}));

let folder: string;
const make = jest.fn(async (): Promise<Bundle> => bundle);
const bundle: Bundle = {
  files: new Map([["entry.js", Buffer.from("code")]]),
  script: "entry.js",
  styles: "admin.css",
  previewStyles: "entry.css",
  manualStyles: "manual.css",
};
const kept = (digest: string) => keptBundle(digest, { file: join(folder, "kept"), make });

beforeEach(async () => {
  make.mockClear();
  folder = await mkdtemp(join(tmpdir(), "kept-bundle-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the same code is bundled once, and what is kept of it is whole", async () => {
  await kept("1");
  const second = await kept("1");
  expect(make).toHaveBeenCalledTimes(1);
  expect([...second.files].map(([name, contents]) => [name, Buffer.from(contents).toString()])).toEqual([
    ["entry.js", "code"],
  ]);
  expect({ ...second, files: undefined }).toEqual({ ...bundle, files: undefined });
});

test("other code is bundled anew", async () => {
  await kept("1");
  await kept("2");
  expect(make).toHaveBeenCalledTimes(2);
});

test("so is code of which nothing is known", async () => {
  await kept("");
  await kept("");
  expect(make).toHaveBeenCalledTimes(2);
});

test("half a file is passed by", async () => {
  await kept("1");
  const file = join(folder, "kept");
  await writeFile(file, (await readFile(file)).subarray(0, 40));
  await kept("1");
  expect(make).toHaveBeenCalledTimes(2);
});
