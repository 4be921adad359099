import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepOnly } from "./uploads";

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [site, other] = [join(folder, "public/static"), join(folder, "cache")];
const [act, photo] = ["0a".repeat(16), "1b".repeat(16)];
const files = [`${act}/ata.pdf`, `${photo}/2c/foto.avif`, "letra-5f.woff2"];
const uploads = /^[0-9a-f]{32}$/;
const write = (file: string, text = file) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};
const there = () => files.filter((file) => existsSync(join(site, file)));

beforeEach(() => {
  for (const file of files) write(file);
});

test("what no entry has any more is not on the site, and what is no upload stays", async () => {
  await keepOnly(site, other, uploads, [photo]);
  expect(there()).toEqual([files[1], files[2]]);
});

test("what an entry has again is there again", async () => {
  await keepOnly(site, other, uploads, []);
  expect(there()).toEqual(["letra-5f.woff2"]);
  // Gatsby makes the folder of a picture before it finds that it has made the picture.
  mkdirSync(join(site, photo));
  await keepOnly(site, other, uploads, [act, photo]);
  expect(there()).toEqual(files);
  expect(readFileSync(join(site, files[1] ?? ""), "utf8")).toBe(files[1]);
});
