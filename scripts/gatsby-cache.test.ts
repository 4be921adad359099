import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeDigest, openGatsbyCache } from "./gatsby-cache.mjs";

let base: string;
let project: string;
const pack = () => join(project, ".cache/webpack/stage/0.pack");
const write = (file: string, text: string) => {
  mkdirSync(join(project, file, ".."), { recursive: true });
  writeFileSync(join(project, file), text);
};

/** Returns whether the build found the bundles of an earlier one. */
function build({ endsWell = true, digest = codeDigest(project) } = {}) {
  const endedWell = openGatsbyCache(project, digest);
  const wasKept = existsSync(pack());
  write(".cache/webpack/stage/0.pack", "modules");
  if (endsWell) endedWell();
  return wasKept;
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "gatsby-cache-"));
  project = join(base, "project");
  write("src/a.ts", "1");
  write("plugins/feeds/gatsby-node.ts", "1");
});
afterEach(() => rmSync(base, { recursive: true }));

test("the second build finds what the first left, and so does the third", () => {
  expect([build(), build(), build()]).toEqual([false, true, true]);
});

test.each(["src/a.ts", "plugins/feeds/gatsby-node.ts"])("a change of %s empties the cache", (file) => {
  build();
  write(file, "2");
  expect([build(), build()]).toEqual([false, true]);
});

test("what a failed build of new code left is not used", () => {
  build();
  write("src/a.ts", "2");
  expect([build({ endsWell: false }), build()]).toEqual([false, false]);
});

test("a failed build of unchanged code, such as one stopped by the content check, costs nothing", () => {
  build();
  expect([build({ endsWell: false }), build()]).toEqual([true, true]);
});

test("a copied project starts without the original's cache, in develop too", () => {
  build();
  const original = project;
  for (const digest of [undefined, codeDigest(original)]) {
    project = join(base, `copy-${digest}`);
    cpSync(original, project, { recursive: true });
    openGatsbyCache(project, digest);
    expect(existsSync(pack())).toBe(false);
  }
  project = original;
  expect(build()).toBe(true);
});

test("develop keeps the cache of a build, and a build after it does too", () => {
  build();
  openGatsbyCache(project)();
  expect(existsSync(pack())).toBe(true);
  expect(build()).toBe(true);
});

test("what develop filled with other code that all share is left to nobody", () => {
  write("src/lib/a.ts", "1");
  build();
  write("src/lib/a.ts", "2");
  const ended = openGatsbyCache(project);
  expect(existsSync(pack())).toBe(false);
  write(".cache/webpack/stage/0.pack", "modules");
  ended();
  openGatsbyCache(project);
  expect(existsSync(pack())).toBe(true);
  write("src/lib/a.ts", "1");
  expect(build()).toBe(false);
});
