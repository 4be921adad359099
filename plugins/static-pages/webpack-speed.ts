import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, RuleSetRule } from "webpack";
import { browserslist } from "../../package.json";

/** The same bundles in half of the time. */
export function bundleQuickly(config: Configuration): void {
  takePackagesAsTheyAre(config);
  // No package is a link here, and asking the disk whether one is took as long as reading it.
  config.resolve = { ...config.resolve, symlinks: false };
  transpileWithSwc(config);
  minifyWithSwc(config);
  trustLockfile(config);
  defineSettingsOnly(config);
}

/** The browsers that this site is for run what packages publish; transpiling it anew was a third of the bundling. */
function takePackagesAsTheyAre({ module }: Configuration) {
  if (!module?.rules) return;
  module.rules = module.rules.filter(
    (rule) => !loadersIn([rule]).some(({ options }) => usesPreset(options, "babel-preset-gatsby/dependencies")),
  );
}

/**
 * Gatsby takes queries out of the code, and heads out of pages, with Babel; for the rest of it swc does. Without this each
 * TypeScript file would even go through Babel twice: by the rule for all scripts, and by that of gatsby-plugin-typescript.
 */
function transpileWithSwc({ module }: Configuration) {
  if (!module?.rules) return;
  const byBabel = (file: RegExp) => (rule: unknown) =>
    String(Reflect.get(Object(rule), "test")) === String(file) &&
    typeof Reflect.get(Object(rule), "use") === "function";
  const scripts = module.rules.find(byBabel(/\.(js|mjs|jsx|ts|tsx)$/));
  if (!scripts) throw new Error("Gatsby has Babel transpile other files than it used to: see transpileWithSwc");
  Object.assign(scripts, { exclude: needsNoBabel });
  const parser = { syntax: "typescript", tsx: true };
  const options = { jsc: { parser, transform: { react: { runtime: "automatic" } } }, env: { targets: browserslist } };
  module.rules = [
    ...module.rules.filter((rule) => !byBabel(/\.tsx?$/)(rule)),
    { test: needsNoBabel, use: [{ loader: "swc-loader", options }] },
  ];
}

const needsNoBabel = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/[\\/]src[\\/]pages[\\/]/.test(path) && !readFileSync(path, "utf8").includes("graphql");

/** As small as Terser makes it, in a fraction of the time. */
function minifyWithSwc({ optimization }: Configuration) {
  for (const minimizer of optimization?.minimizer ?? []) {
    if (typeof minimizer !== "object" || minimizer?.constructor.name !== "TerserPlugin") continue;
    const options: unknown = Reflect.get(minimizer, "options");
    Object.assign(Object(options), {
      minimizer: {
        implementation: TerserPlugin.swcMinify,
        options: { compress: { passes: 4 }, mangle: true, ecma: 2020 },
      },
    });
  }
}

/**
 * What is kept of the last build holds as long as the same packages are installed. To know that, webpack would follow every
 * import of Gatsby's and the loaders' code, a tenth of a first build (scripts/code-cache.mjs minds our own code).
 */
function trustLockfile({ cache, plugins }: Configuration) {
  if (typeof cache !== "object" || cache.type !== "filesystem") return;
  const lockfile = resolve("package-lock.json");
  cache.buildDependencies = { packages: [lockfile], defaultWebpack: [] };
  plugins?.push((compiler) => {
    compiler.hooks.afterCompile.tap("trustLockfile", ({ buildDependencies }) => {
      for (const file of [...buildDependencies]) if (file !== lockfile) buildDependencies.delete(file);
    });
  });
}

/**
 * Gatsby has webpack replace whatever the environment holds, and a module that names `process.env` is compiled anew when any
 * of it is another: the number of a deploy, how many processors a build may use, whether somebody watches. No page asks for
 * more than the site's settings.
 */
export function defineSettingsOnly({ plugins = [] }: Configuration) {
  const asked = /^process\.env\.(GATSBY_(?!CPU_COUNT$|LOGGER$)\w+|NODE_ENV|BUILD_STAGE|PUBLIC_DIR|CYPRESS_SUPPORT)$/;
  for (const plugin of plugins) {
    if (typeof plugin !== "object" || plugin?.constructor.name !== "DefinePlugin") continue;
    const definitions = Object(Reflect.get(Object(plugin), "definitions"));
    for (const name of Object.keys(definitions))
      if (name.startsWith("process.env.") && !asked.test(name)) delete definitions[name];
  }
}

function usesPreset(options: unknown, name: string): boolean {
  const presets: unknown = typeof options === "object" && options !== null ? Reflect.get(options, "presets") : [];
  return Array.isArray(presets) && presets.flat().some((preset) => typeof preset === "string" && preset.includes(name));
}

type Rules = NonNullable<Configuration["module"]>["rules"] | RuleSetRule["oneOf"];

export function loadersIn(rules: Rules): { loader?: string; options?: unknown }[] {
  return (rules ?? []).flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const used = Array.isArray(rule.use) ? rule.use : [];
    return [...used.filter((use) => typeof use === "object" && use !== null), ...loadersIn(rule.oneOf)];
  });
}
