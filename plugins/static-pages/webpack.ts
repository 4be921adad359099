import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { BannerPlugin, Compilation, type Compiler, type Configuration, type RuleSetRule } from "webpack";
import { browserslist } from "../../package.json";

/** Fits Gatsby's webpack configuration to this site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, plugins }) => {
  const config: Configuration = getConfig();
  const hasStyles = stage === "build-javascript" || stage === "develop";
  // Gatsby's ESLint looks at JavaScript alone, of which there is none here, and is not installed.
  const gatsbys = (config.plugins ?? []).filter((one) => one?.constructor.name !== "ESLintWebpackPlugin");
  config.plugins = [...gatsbys, new SwcForTypeScript(stage), ...(hasStyles ? [layerOrder] : [])];
  // It looks for files that stand in for a theme's, of which there is none, at each import: 3 s of a first build.
  const resolvers = (config.resolve?.plugins ?? []).filter((one) => !isOfThemes(one));
  config.resolve = { ...config.resolve, plugins: resolvers };
  ignoreStyleOrder(config);
  // What it made is kept as a whole (kept-bundles.ts): 2 s and 60 MB for pieces that nobody asks for again.
  if (process.env.CODE_DIGEST) config.cache = false;
  if (stage === "build-javascript" || stage === "build-html") {
    config.devtool = false;
    shortenClassNames(config);
    leaveOutPostcss(config, stage);
  }
  if (stage === "build-javascript") {
    leaveOutUnused(config);
    config.plugins.push(compileWhileLoading);
    config.optimization = {
      ...config.optimization,
      // Its few lines change with every build, as the app does: one file, one request.
      runtimeChunk: false,
      // One style sheet: a process of its own takes longer to start.
      minimizer: [minifyWithSwc, plugins.minifyCss({ parallel: false })],
    };
  }
  actions.replaceWebpackConfig(config);
};

const isOfThemes = (plugin: unknown) =>
  Object(plugin).constructor.name === "GatsbyThemeComponentShadowingResolverPlugin";

/**
 * Compiles our TypeScript with swc, in builds and in develop. Babel gets the files that Gatsby reads with it: those with queries,
 * and pages. Gatsby's own rules take each TypeScript file through Babel twice (https://github.com/gatsbyjs/gatsby/issues/28498).
 * A webpack plugin, since Gatsby's TypeScript plugin adds its rule after ours.
 */
export class SwcForTypeScript {
  constructor(private readonly stage: string) {}

  apply(compiler: Compiler): void {
    const isDeveloping = this.stage === "develop";
    const react = { runtime: "automatic", development: isDeveloping, refresh: isDeveloping };
    const parser = { syntax: "typescript", tsx: true };
    const options = { jsc: { parser, transform: { react } }, env: { targets: browserslist } };
    const ours: RuleSetRule = { test: needsNoBabel, use: [{ loader: "swc-loader", options }] };
    const { module } = compiler.options;
    const gatsbys = module.rules.filter((rule) => rule !== "...");
    module.rules = [{ oneOf: [ours, { rules: gatsbys }] }];
  }
}

/** True for TypeScript that Gatsby takes neither a query nor a page's parts out of. */
export const needsNoBabel = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/[\\/]src[\\/]pages[\\/]/.test(path) && !readFileSync(path, "utf8").includes("graphql");

const minifyWithSwc = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // swc has threads of its own.
  parallel: false,
  terserOptions: { compress: { passes: 2 }, mangle: true, ecma: 2020 },
});

/**
 * Gatsby's entry offers links, scripts and slices that this site does not use. Nothing happens when it is merely loaded, so
 * webpack may leave out what nobody imports. Partytown has no script to run.
 */
function leaveOutUnused(config: Configuration) {
  config.module?.rules?.push(
    { test: /\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false },
    { test: /react-dom-client\.production\.js$/, use: resolve("plugins/static-pages/react-errors.cjs") },
  );
  const partytown = require.resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js");
  const alias: Record<string, string | false> = {
    [partytown]: false,
    "gatsby-link": resolve("plugins/static-pages/browser/gatsby-link.ts"),
  };
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } };
  // Every visitor loads the names of all scripts, twice.
  const filename = "[name]-[contenthash:10].js";
  config.output = { ...config.output, filename, chunkFilename: filename };
}

/**
 * Chrome compiles a function when it is first called, on the thread that answers taps, and a page comes to life with many of
 * them. Told so, it compiles the file while it loads, on another thread; other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileWhileLoading = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // Minifying would take it out.
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  test: /^(app|framework|registration)-[^/]*\.js$/,
});

/** The order of the layers counts only if it is said before any of them is used, and webpack orders files as it likes. */
const layerOrder = new BannerPlugin({
  banner: "@layer reset, tokens, base, shared, ui, layout, features;",
  raw: true,
  test: /\.css$/,
});

/** Cascade layers say which rule wins, so the order of the files says nothing, and the warning about it is noise. */
function ignoreStyleOrder({ plugins = [] }: Configuration) {
  const plugin = plugins.find((one) => one && one.constructor.name === "MiniCssExtractPlugin");
  if (plugin) Object.assign(Object(Reflect.get(plugin, "options")), { ignoreOrder: true });
}

/** Every page carries all class names, in its styles and in its markup: four letters do. */
function shortenClassNames({ module }: Configuration) {
  const options = allRules(module?.rules).flatMap((rule) => loadersOf(rule).map((use) => Object(use.options).modules));
  const names = options.filter((modules) => typeof modules?.localIdentName === "string");
  if (names.length === 0) throw new Error("Gatsby's css-loader has moved: see shortenClassNames.");
  for (const modules of names) Object.assign(modules, { localIdentName: "[hash:base64:4]" });
}

/**
 * The code that writes HTML needs the class names alone, which css-loader makes. For the styles, PostCSS would look for a file of
 * settings in the folder of each style sheet and all above it: there is none.
 */
function leaveOutPostcss({ module }: Configuration, stage: "build-javascript" | "build-html") {
  for (const rule of allRules(module?.rules)) {
    const loaders = loadersOf(rule);
    const others = loaders.filter((use) => !/[\\/]postcss-loader[\\/]/.test(use.loader ?? ""));
    if (stage === "build-html" && others.length < loaders.length) rule.use = [...others];
    for (const use of loaders) Object.assign(Object(Object(use.options).postcssOptions), { config: false });
  }
}

/** All rules, also those within others. */
const allRules = (
  rules: NonNullable<Configuration["module"]>["rules"] | RuleSetRule["oneOf"] = [],
): readonly RuleSetRule[] =>
  rules.flatMap((rule) => (typeof rule === "object" && rule ? [rule, ...allRules(rule.oneOf ?? [])] : []));

const loadersOf = ({ use }: RuleSetRule): readonly { readonly loader?: string; readonly options?: object }[] =>
  Array.isArray(use) ? use.map(Object) : [];
