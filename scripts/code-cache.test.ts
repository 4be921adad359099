import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeDigest, openCodeCache } from "./code-cache.mjs";

let project: string;
const pack = () => join(project, ".cache/webpack/stage/0.pack");
const write = (code: string) => writeFileSync(join(project, "src/a.ts"), code);

/** A build as Gatsby makes it after other code: it empties its folder first, but for webpack's. */
function build({ endsWell = true, bundles = true } = {}) {
  const { close } = openCodeCache(project, codeDigest(project));
  const wasKept = existsSync(pack());
  const cache = join(project, ".cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name !== "webpack") rmSync(join(cache, name), { recursive: true });
  mkdirSync(join(cache, "webpack/stage"), { recursive: true });
  if (bundles) writeFileSync(pack(), "modules");
  close(endsWell);
  return wasKept;
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "code-cache-"));
  mkdirSync(join(project, "src"));
  write("1");
});
afterEach(() => rmSync(project, { recursive: true }));

test("the second build finds what the first has left, and so does the third", () => {
  expect([build(), build(), build()]).toEqual([false, true, true]);
});

test("other code begins anew", () => {
  build();
  write("2");
  expect([build(), build()]).toEqual([false, true]);
});

test("Gatsby's own state is kept as long as the code is the same", () => {
  const state = join(project, ".cache/redux");
  const keepState = () => mkdirSync(state, { recursive: true });
  build();
  keepState();
  openCodeCache(project, codeDigest(project)).close(true);
  expect(existsSync(state)).toBe(true);
  write("2");
  openCodeCache(project, codeDigest(project));
  expect(existsSync(state)).toBe(false);
});

test("what a build that failed has left is not taken", () => {
  build();
  build({ endsWell: false });
  expect(build()).toBe(false);
});

test("what a build leaves alone that broke off before bundling is taken", () => {
  build();
  expect([build({ endsWell: false, bundles: false }), build()]).toEqual([true, true]);
});

test("nothing is taken where such a build met other code", () => {
  build();
  write("2");
  expect([build({ endsWell: false, bundles: false }), build()]).toEqual([false, false]);
});
