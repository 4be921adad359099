import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { BannerPlugin, Compilation, type Configuration, NormalModuleReplacementPlugin } from "webpack";
import { bundleQuickly, loadersIn } from "./webpack-speed";

/** Fits Gatsby's webpack configuration to this site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  const config: Configuration = getConfig();
  ignoreStyleOrder(config);
  if (stage === "build-javascript" || stage === "develop") declareLayersFirst(config);
  if (stage === "build-javascript" || stage === "build-html") {
    config.devtool = false;
    shortenClassNames(config);
    bundleQuickly(config);
  }
  if (stage === "build-javascript") {
    leaveOutUnused(config);
    shortenMarks(config);
    compileBeforeRunning(config);
  }
  actions.replaceWebpackConfig(config);
};

/** Every visitor loads the names of all scripts, twice: half of Gatsby's mark tells versions of one file apart as well. */
function shortenMarks(config: Configuration) {
  const name = "[name]-[contenthash:10].js";
  config.output = { ...config.output, filename: name, chunkFilename: name };
}

/** Modules of Gatsby that this site replaces in the browser's bundle; each stand-in says why. */
const standIns = [
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/, "nothing.ts"],
  [/\.cache[\\/](register-service-worker|prefetch)\.js$/, "nothing.ts"],
  [/head[\\/]head-export-handler-for-browser/, "head-handler.tsx"],
] as const;

/**
 * Gatsby's own entry offers links, scripts and slices that this site does not use. Nothing happens when it is merely
 * loaded, so webpack may pass by what nobody asks for; and in production nothing checks prop types.
 */
function leaveOutUnused(config: Configuration) {
  config.module?.rules?.push(
    { test: /\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false },
    {
      test: /reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
      use: resolve("plugins/static-pages/stand-ins/router-at-once.cjs"),
    },
    { test: /react-dom-client\.production\.js$/, use: resolve("plugins/static-pages/stand-ins/react-signals.cjs") },
  );
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      "gatsby-production-app$": resolve(".cache/production-app.js"),
      "prop-types": resolve("plugins/static-pages/stand-ins/prop-types.ts"),
      "gatsby-link": resolve("plugins/static-pages/stand-ins/gatsby-link.ts"),
      "gatsby-react-router-scroll": resolve("plugins/static-pages/stand-ins/scroll.tsx"),
    },
  };
  for (const [module, standIn] of standIns)
    config.plugins?.push(new NormalModuleReplacementPlugin(module, resolve("plugins/static-pages/stand-ins", standIn)));
  config.entry = { app: resolve("plugins/static-pages/stand-ins/app-entry.ts") };
  // Its few lines change with every build, as the app does: one file, one request.
  config.optimization = { ...config.optimization, runtimeChunk: false };
}

/**
 * Chrome compiles a function when it is first called, on the thread that answers taps, and a page comes to life with many of
 * them. Told so, it compiles the file while it loads, on another thread; other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
function compileBeforeRunning(config: Configuration) {
  const banner = "//# allFunctionsCalledOnLoad";
  // Minifying would take it out.
  const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  config.plugins?.push(
    new BannerPlugin({ banner, raw: true, stage, test: /^(app|framework|registration)-[^/]*\.js$/ }),
  );
}

/** The order of the layers counts only if it is said before any of them is used, and webpack orders files as it likes. */
function declareLayersFirst(config: Configuration) {
  const banner = "@layer reset, tokens, base, ui, layout, features;";
  config.plugins = [...(config.plugins ?? []), new BannerPlugin({ banner, raw: true, test: /\.css$/ })];
}

/** Cascade layers say which rule wins, so the order of the files says nothing, and the warning about it is noise. */
function ignoreStyleOrder({ plugins = [] }: Configuration) {
  for (const plugin of plugins) {
    if (typeof plugin !== "object" || plugin?.constructor.name !== "MiniCssExtractPlugin") continue;
    Object.assign(Object(Reflect.get(Object(plugin), "options")), { ignoreOrder: true });
  }
}

/** Every page carries all class names, in its styles and in its markup: four letters do. */
function shortenClassNames({ module }: Configuration) {
  for (const { loader, options } of loadersIn(module?.rules)) {
    if (!loader?.includes("css-loader") || typeof options !== "object" || options === null) continue;
    const modules: unknown = Reflect.get(options, "modules");
    if (typeof modules === "object") Object.assign(Object(modules), { localIdentName: "[hash:base64:4]" });
  }
}
