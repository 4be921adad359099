import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepBundles } from "./kept-bundles";

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "bundles-"));
const bundled: string[] = [];

/** What a step of webpack answers that wrote one file. */
const stats = (name: string) => ({
  hash: `hash of ${name}`,
  hasWarnings: () => true,
  compilation: { getAssets: () => [{ name }], outputOptions: { path: join(process.cwd(), "public") } },
});
const step = (name: string) => async () => {
  bundled.push(name);
  writeFileSync(join("public", name), "");
  return { stats: stats(name), close: async () => undefined };
};

beforeEach(() => {
  process.chdir(folder);
  mkdirSync(".cache", { recursive: true });
  mkdirSync("public", { recursive: true });
});
afterEach(() => {
  process.chdir(project);
  delete process.env.GATSBY_FORMS_URL;
  rmSync(join(folder, ".cache"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Gatsby's build does; in each, Gatsby is loaded anew. */
async function build(code = "digest") {
  bundled.length = 0;
  await jest.isolateModulesAsync(async () => {
    jest.doMock("gatsby/dist/commands/build-javascript.js", () => ({ buildProductionBundle: step("app.js") }));
    jest.doMock("gatsby/dist/commands/build-html.js", () => ({ buildRenderer: step("render-page.js") }));
    jest.doMock("gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js", () => ({ getSSRChunkHashes: () => ["x"] }));
    keepBundles(code);
    const scripts = await require("gatsby/dist/commands/build-javascript.js").buildProductionBundle();
    const renderer = await require("gatsby/dist/commands/build-html.js").buildRenderer();
    const hashes = require("gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js").getSSRChunkHashes(renderer);
    expect(scripts.stats.hash).toBe("hash of app.js");
    expect(hashes).toEqual(["x"]);
    await Promise.all([scripts.close(), renderer.close()]);
  });
  return [...bundled];
}

const both = ["app.js", "render-page.js"];

test("webpack works once for the same code, settings and templates", async () => {
  expect(await build()).toEqual(both);
  expect(await build()).toEqual([]);
  expect(await build()).toEqual([]);
});

test.each<[string, () => void]>([
  ["a setting", () => (process.env.GATSBY_FORMS_URL = "https://forms.example")],
  ["the list of templates", () => writeFileSync(".cache/api-runner-browser-plugins.js", "module.exports = [1]")],
  ["a file of settings", () => writeFileSync(".env.production", "A=1")],
  ["a file that is gone", () => rmSync("public/app.js")],
])("it works again after a change of %s", async (_what, change) => {
  expect(await build()).toEqual(both);
  change();
  expect(await build()).toEqual(both);
});

test("it works again for other code, and always where nobody knows the code", async () => {
  expect(await build()).toEqual(both);
  expect(await build("another")).toEqual(both);
  expect(await build("")).toEqual(both);
});

test("Gatsby's build asks the functions that are replaced, through their modules", () => {
  const code = readFileSync(require.resolve("gatsby/dist/commands/build.js"), "utf8");
  for (const call of [
    "_buildJavascript.buildProductionBundle)(",
    "_buildHtml.buildRenderer)(",
    "_getSsrChunkHashes.getSSRChunkHashes)(",
  ])
    expect(code).toContain(call);
});
