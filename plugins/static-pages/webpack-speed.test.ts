import { resolve } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import { type Configuration, DefinePlugin } from "webpack";
import { bundleQuickly, defineSettingsOnly, loadersIn } from "./webpack-speed";

/** The parts of Gatsby's configuration that are about speed, as Gatsby 5 writes them. */
const fromGatsby = () => ({
  cache: { type: "filesystem", buildDependencies: { config: ["/gatsby/webpack.config.js"] } },
  module: {
    rules: [
      { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => ["babel"] },
      { test: /\.tsx?$/, use: () => ["babel, once more"] },
      {
        test: /\.(js|mjs)$/,
        use: [{ loader: "babel-loader", options: { presets: [["babel-preset-gatsby/dependencies", {}]] } }],
      },
      { test: /\.css$/, use: [{ loader: "css-loader" }] },
    ],
  },
  optimization: { minimizer: [new TerserPlugin()] },
  plugins: [new DefinePlugin({ "process.env.DEPLOY_ID": '"5f1b"' })],
});

test("packages are taken as they are, our own code goes through swc, and is minified by it", () => {
  const config: Configuration = Object(fromGatsby());
  bundleQuickly(config);
  const loaders = loadersIn(config.module?.rules).map(({ loader }) => loader);
  expect(loaders).toEqual(["css-loader", "swc-loader"]);
  const [minimizer] = config.optimization?.minimizer ?? [];
  expect(Reflect.get(Object(minimizer), "options")).toMatchObject({
    minimizer: { implementation: TerserPlugin.swcMinify },
  });
  expect(config.resolve?.symlinks).toBe(false);
});

test("what is kept of a build holds while the lockfile does, and while the site's settings do", () => {
  const config: Configuration = Object(fromGatsby());
  bundleQuickly(config);
  expect(config.cache).toMatchObject({
    buildDependencies: { packages: [expect.stringMatching(/package-lock\.json$/)] },
  });
  const [defined] = config.plugins ?? [];
  expect(Reflect.get(Object(defined), "definitions")).toEqual({});
});

test("Gatsby's Babel reads the files that Gatsby reads, and swc the others", () => {
  const config: Configuration = Object(fromGatsby());
  bundleQuickly(config);
  const rules = (config.module?.rules ?? []).filter((rule) => typeof rule === "object" && rule !== null);
  const babel = rules.find(({ use }) => typeof use === "function");
  const swc = rules.find((rule) => loadersIn([rule]).some(({ loader }) => loader === "swc-loader"));
  expect(rules.filter(({ use }) => typeof use === "function")).toHaveLength(1);
  const isFor = (rule: unknown, path: string) => Reflect.get(Object(rule), "test")(resolve(path));
  const isLeftBy = (rule: unknown, path: string) => Reflect.get(Object(rule), "exclude")(resolve(path));
  for (const [path, reader] of [
    ["src/pages/busca.tsx", babel],
    ["src/layout/use-site.ts", babel],
    ["src/layout/Pages.tsx", swc],
  ] as const) {
    expect(isFor(swc, path)).toBe(reader === swc);
    expect(isLeftBy(babel, path)).toBe(reader === swc);
  }
});

test("a Gatsby that is another says so", () => {
  const config: Configuration = { module: { rules: [{ test: /\.jsx?$/, use: [] }] } };
  expect(() => bundleQuickly(config)).toThrow(/see transpileWithSwc/);
});

test("code is compiled with the site's settings and nothing else of the environment", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.PUBLIC_DIR": '"public"',
    "process.env.GATSBY_FORMS_URL": '"https://formspree.io/f"',
    "process.env.GATSBY_CPU_COUNT": '"1"',
    "process.env.GATSBY_LOGGER": '"yurnalist"',
    "process.env.DEPLOY_ID": '"5f1b"',
    "process.env.SECRET": '"example"',
    __BASE_PATH__: '""',
  };
  const plugin = new DefinePlugin(definitions);
  defineSettingsOnly({ plugins: [plugin] });
  expect(Object.keys(plugin.definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.BUILD_STAGE",
    "process.env.PUBLIC_DIR",
    "process.env.GATSBY_FORMS_URL",
    "__BASE_PATH__",
  ]);
});
