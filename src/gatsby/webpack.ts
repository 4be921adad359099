import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { BannerPlugin, type Configuration, type RuleSetRule } from "webpack";

/** Fits Gatsby's webpack configuration to this site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  const config: Configuration = getConfig();
  ignoreStyleOrder(config);
  if (stage === "build-javascript" || stage === "develop") declareLayersFirst(config);
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config);
  // Helmet writes what is the same on every page, once, at build; in the browser it would have nothing to do.
  if (stage === "build-javascript") leaveOut(config, "react-helmet", "src/gatsby/no-helmet.tsx");
  actions.replaceWebpackConfig(config);
};

function leaveOut(config: Configuration, name: string, standIn: string) {
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, [name]: resolve(standIn) } };
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

type Rules = NonNullable<Configuration["module"]>["rules"] | RuleSetRule["oneOf"];

function loadersIn(rules: Rules): { loader?: string; options?: unknown }[] {
  return (rules ?? []).flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const used = Array.isArray(rule.use) ? rule.use : [];
    return [...used.filter((use) => typeof use === "object" && use !== null), ...loadersIn(rule.oneOf)];
  });
}
