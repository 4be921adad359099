import { copyFile, readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { type BundleCache, bundleOnce } from "../../../src/lib/bundle-once";
import { applyPatches } from "./apply-patches";

/** Names in the folder of the editor. */
export interface Bundle {
  readonly files: readonly string[];
  readonly script: string;
  /** The styles of the editor's own page. */
  readonly styles: string;
  /** The site's styles, for the previews. */
  readonly previewStyles: string;
  readonly manualStyles: string;
}

const plugin = "plugins/decap-editor";
const styles = { admin: `${plugin}/browser/admin.css`, manual: `${plugin}/browser/manual.css` };
/** The encoder that shrinks pictures; its code looks for these beside itself. */
const encoder = "node_modules/@jsquash/webp/codec/enc";

/** Runs esbuild over the editor. */
export const buildEditor = (entry: string, outdir: string, write = true) =>
  build({
    entryPoints: { entry, ...styles },
    outdir,
    write,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    mainFields: ["browser", "module", "main"],
    alias: {
      // What the patches call.
      "editor-hooks": resolve(plugin, "browser/hooks/index.ts"),
      "lodash/fp": resolve(plugin, "browser/lodash-fp.ts"),
      "lodash/orderBy": resolve(plugin, "browser/order-by.ts"),
      // One release for all: what Decap does with its own, to print its settings, each can.
      yaml: "yaml",
    },
    loader: { ".wasm": "file", ".svg": "text" },
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    plugins: [applyPatches],
    logLevel: "silent",
  });

/**
 * Bundles the editor into a folder: everything that it needs comes from there, and nothing from elsewhere.
 *
 * @param entry the site's module that starts the editor
 */
export const bundleEditor = (entry: string, outdir: string, cache?: BundleCache<Bundle>): Promise<Bundle> =>
  bundleOnce(outdir, cache, () => bundle(entry, outdir));

async function bundle(entry: string, outdir: string): Promise<Bundle> {
  const { metafile } = await buildEditor(entry, outdir);
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ name: basename(path), ...output }));
  const outputOf = (path: string) => outputs.find(({ entryPoint }) => entryPoint === path);
  const [script, page, manual] = [outputOf(entry), outputOf(styles.admin), outputOf(styles.manual)];
  if (!script?.cssBundle || !page || !manual) throw new Error("The editor's bundle lacks its script or its styles.");
  const wasm = (await readdir(encoder)).filter((name) => name.endsWith(".wasm"));
  await Promise.all(wasm.map((name) => copyFile(join(encoder, name), join(outdir, name))));
  return {
    files: [...outputs.map(({ name }) => name), ...wasm],
    script: script.name,
    styles: page.name,
    previewStyles: basename(script.cssBundle),
    manualStyles: manual.name,
  };
}
