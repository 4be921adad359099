import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compileHooks } from "./compile-hooks.mjs";

let project: string;
const write = (name: string, text: string) => writeFileSync(join(project, name), text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "compile-hooks-"));
  mkdirSync(join(project, "src"));
  write("package.json", '{ "browserslist": ["last 2 chrome versions"] }');
  write("src/sources.ts", "export const sources = (): string[] => ['gatsby-plugin-sharp'];");
  write("gatsby-config.ts", 'import { sources } from "./src/sources"; export default { plugins: sources() };');
  write(
    "gatsby-node.ts",
    'import { resize } from "sharp"; import { browserslist } from "./package.json"; export const onPreInit = () => resize(browserslist);',
  );
});
afterEach(() => rmSync(project, { recursive: true }));

/** What a compiled file exports; packages are asked of `load`. */
function exportsOf(name: string, load: (name: string) => unknown = () => ({})): Record<string, unknown> {
  const compiled = { exports: {} };
  const run = new Function(
    "module",
    "exports",
    "require",
    readFileSync(join(project, ".cache/compiled", name), "utf8"),
  );
  run(compiled, compiled.exports, load);
  return compiled.exports;
}

test("configuration and hooks are where Gatsby looks for them, with our code inside and packages outside", async () => {
  await compileHooks(project);
  expect(exportsOf("gatsby-config.js")).toMatchObject({ default: { plugins: ["gatsby-plugin-sharp"] } });
  const asked: unknown[] = [];
  const { onPreInit } = exportsOf("gatsby-node.js", (name) => ({ resize: (what: unknown) => asked.push(name, what) }));
  if (typeof onPreInit !== "function") throw new Error("The hook is gone.");
  onPreInit();
  expect(asked).toEqual(["sharp", ["last 2 chrome versions"]]);
});

test("hooks of a plugin in a folder too", async () => {
  mkdirSync(join(project, "plugins/feeds"), { recursive: true });
  write("plugins/feeds/gatsby-node.ts", "export const onPostBuild = () => 'written';");
  await compileHooks(project);
  const { onPostBuild } = exportsOf("plugins/feeds/gatsby-node.js");
  expect(typeof onPostBuild === "function" && onPostBuild()).toBe("written");
});

test("what Parcel or older code left there goes", async () => {
  mkdirSync(join(project, ".cache/compiled/plugins"), { recursive: true });
  write(".cache/compiled/gatsby-browser.js", "");
  await compileHooks(project);
  expect(readdirSync(join(project, ".cache/compiled")).sort()).toEqual([
    "gatsby-config.js",
    "gatsby-node.js",
    "sources.json",
  ]);
});

test("a mistake says file and line", async () => {
  write("gatsby-node.ts", "\nexport const onPreInit = (;");
  await expect(compileHooks(project)).rejects.toThrow(/gatsby-node\.ts:2:\d+/);
});

test("Gatsby calls its compiler where the preload puts ours", () => {
  const gatsby = dirname(require.resolve("gatsby/package.json"));
  const caller = readFileSync(join(gatsby, "dist/services/initialize.js"), "utf8");
  expect(caller).toContain("(0, _compileGatsbyFiles.compileGatsbyFiles)(");
});
