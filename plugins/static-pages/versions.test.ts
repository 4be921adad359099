import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeVersion } from "./versions";

const began = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "versions-"));
  await Promise.all(["builds", "page-data"].map((name) => mkdir(join(folder, name))));
  await writeRules("/a /b 301");
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(began);
  await rm(folder, { recursive: true });
});

const writeRules = (rules: string) =>
  Promise.all(["_redirects", "_headers"].map((name) => writeFile(join(folder, name), rules)));
const settings = { versionCheckSeconds: 3600, iconsUrl: "" };
const pages = new Map([
  ["/", "one"],
  ["/noticias", "two"],
  ["/404", "three"],
]);

async function built(made: ReadonlyMap<string, string> = pages, told = settings) {
  await writeVersion(folder, { hash: "code", pages: made }, told);
  const latest: { id: string; timestamp: number } = JSON.parse(
    await readFile(join(folder, "builds/latest.json"), "utf8"),
  );
  expect(await readdir(join(folder, "builds/meta"))).toEqual([`${latest.id}.json`]);
  return latest;
}

it("is the same for the same site, whatever the order of its pages", async () => {
  const first = await built();
  expect(await built(new Map([...pages].reverse()))).toEqual(first);
});

it("is written where the last one was cut short by a full disk", async () => {
  await writeFile(join(folder, "builds/latest.json"), "");
  expect((await built()).timestamp).toBeGreaterThan(0);
});

it("is another when a page, a rule of the host or a setting changes", async () => {
  const ids = [(await built()).id];
  ids.push((await built(new Map([...pages, ["/", "other"]]))).id);
  ids.push((await built(new Map([...pages, ["/novo", "four"]]))).id);
  ids.push((await built(undefined, { ...settings, versionCheckSeconds: 60 })).id);
  await writeRules("/a /c 301");
  ids.push((await built()).id);
  expect(new Set(ids).size).toBe(5);
});

it("lists the pages that were made, without the errors", async () => {
  const { id, timestamp } = await built();
  const meta = JSON.parse(await readFile(join(folder, `builds/meta/${id}.json`), "utf8"));
  expect(meta).toEqual({ id, timestamp, prerendered: ["/", "/noticias"] });
});
