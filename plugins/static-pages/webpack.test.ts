import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createWebpackUtils } from "gatsby/dist/utils/webpack-utils.js";
import * as original from "gatsby-link";
import webpack, { type Configuration } from "webpack";
import { parsePath } from "./browser/gatsby-link";
import { needsNoBabel, onCreateWebpackConfig, SwcForTypeScript } from "./webpack";

/** The configuration after our hook, over the rules and plugins that the installed Gatsby makes for a stage. */
function configured(
  stage: "build-javascript" | "build-html" | "develop",
  cache: NonNullable<Configuration["cache"]> = false,
): Configuration {
  const { rules, plugins } = createWebpackUtils(stage, { directory: resolve() });
  let config: Configuration = {
    cache,
    module: { rules: [rules.js(), { oneOf: [rules.cssModules(), rules.css()] }] },
    plugins: [plugins.extractText()],
    optimization: { runtimeChunk: { name: "webpack-runtime" }, minimizer: [plugins.minifyJs(), plugins.minifyCss()] },
  };
  const actions = { replaceWebpackConfig: (changed: Configuration) => (config = changed) };
  Reflect.apply(onCreateWebpackConfig ?? (() => undefined), undefined, [
    { stage, actions, getConfig: () => config, plugins },
  ]);
  return config;
}

/** Everything that the configuration holds, as text. */
const textOf = (value: unknown) => JSON.stringify(value, (_key, one) => (one instanceof RegExp ? String(one) : one));

test("Gatsby's style plugin says nothing about the order of styles", () => {
  const { plugins = [] } = configured("build-javascript");
  const styles = plugins.find((plugin) => plugin && plugin.constructor.name === "MiniCssExtractPlugin");
  expect(Reflect.get(Object(styles), "options")).toMatchObject({ ignoreOrder: true });
});

test.each(["build-javascript", "build-html"] as const)("class names are short in %s", (stage) => {
  const rules = textOf(configured(stage).module?.rules);
  expect(rules).toContain('"localIdentName":"[hash:base64:4]"');
  expect(rules).not.toContain("[name]--[local]");
});

test("PostCSS runs over the styles alone, and looks nowhere for settings", () => {
  expect(textOf(configured("build-html").module?.rules)).not.toContain("postcss-loader");
  const { module } = configured("build-javascript");
  const settings = (_key: string, one: unknown) => (typeof one === "function" ? `${Reflect.get(one, "config")}` : one);
  const rules = JSON.stringify(module?.rules, settings);
  expect(rules).toContain("postcss-loader");
  expect(rules).toContain('"postcssOptions":"false"');
  expect(rules).not.toContain('"postcssOptions":"undefined"');
});

test("develop keeps class names that tell their file", () => {
  expect(textOf(configured("develop").module?.rules)).toContain("[name]--[local]");
});

test("the modules of Gatsby that are left out are where they were", () => {
  const { resolve: found } = configured("build-javascript");
  expect(Object.keys(Object(found?.alias)).filter(existsSync)).toHaveLength(1);
  const gatsby = dirname(require.resolve("gatsby/package.json"));
  const entry = readFileSync(join(gatsby, "cache-dir/gatsby-browser-entry.js"), "utf8");
  // Whatever runs when it is loaded would be lost.
  const atLoad = entry.split("\n").filter((line) => /^[a-z_$.]+\(/i.test(line));
  expect(atLoad).toEqual([]);
});

test("what replaces gatsby-link does what Gatsby's navigation needs of it", () => {
  const gatsby = dirname(require.resolve("gatsby/package.json"));
  const navigation = readFileSync(join(gatsby, "cache-dir/navigation.js"), "utf8");
  expect(navigation).toContain('import { parsePath } from "gatsby-link"');
  for (const path of ["/noticias", "/busca?q=ata", "/documentos?a=b#atas", "/#", ""])
    expect(parsePath(path)).toEqual(Reflect.get(original, "parsePath")(path));
});

test("Babel gets the files that Gatsby reads, and swc the others", () => {
  expect(needsNoBabel(resolve("src/pages/busca.tsx"))).toBe(false);
  expect(needsNoBabel(resolve("src/layout/use-site.ts"))).toBe(false);
  expect(needsNoBabel(resolve("src/layout/Layout.tsx"))).toBe(true);
  expect(needsNoBabel(resolve("node_modules/react/index.js"))).toBe(false);
});

const run = (compiler: webpack.Compiler | null) =>
  new Promise<webpack.Stats | undefined>((done, fail) =>
    // Closed, so that nothing is written once the test has ended.
    compiler?.run((error, result) => compiler.close((fault) => (error || fault ? fail(error ?? fault) : done(result)))),
  );

test("webpack keeps pieces of its work in develop alone: a build keeps the whole (kept-bundles.ts)", () => {
  const gatsbys: Configuration["cache"] = { type: "filesystem" };
  expect(configured("build-html", gatsbys).cache).toBe(gatsbys);
  process.env.CODE_DIGEST = "digest";
  try {
    expect(configured("build-html", gatsbys).cache).toBe(false);
  } finally {
    delete process.env.CODE_DIGEST;
  }
});

test("what swc compiles goes through no other rule, also one that is added later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "webpack-"));
  try {
    writeFileSync(join(folder, "entry.tsx"), "const word: string = 'plain'; export const view = <p>{word}</p>;");
    writeFileSync(join(folder, "refuse.cjs"), "module.exports = () => { throw new Error('Babel'); };");
    const compiler = webpack({
      mode: "development",
      devtool: false,
      entry: join(folder, "entry.tsx"),
      output: { path: folder },
      resolve: { modules: [resolve("node_modules")] },
      resolveLoader: { modules: [resolve("node_modules")] },
      plugins: [new SwcForTypeScript("build-javascript")],
      module: { rules: [{ test: /\.tsx?$/, use: join(folder, "refuse.cjs") }] },
    });
    const stats = await run(compiler);
    expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
    expect(readFileSync(join(folder, "main.js"), "utf8")).toContain("const word = 'plain'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
