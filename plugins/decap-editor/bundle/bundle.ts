import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { patchPackages } from "./patch-packages";

export interface Bundle {
  /** Names relative to the folder of the editor. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly script: string;
  /** The styles of the editor's own page. */
  readonly styles: string;
  readonly previewStyles: string;
  readonly manualStyles: string;
}

/** The encoder that shrinks pictures; its code looks for these beside itself. */
const encoder = "node_modules/@jsquash/webp/codec/enc";

/** Bundles the editor: everything that it needs comes from its own folder, and nothing from elsewhere. */
export async function bundleAdmin(): Promise<Bundle> {
  const outdir = resolve("public/admin");
  const { outputFiles, metafile } = await build({
    entryPoints: {
      entry: "plugins/decap-editor/browser/entry.tsx",
      admin: "plugins/decap-editor/browser/admin.css",
      manual: "plugins/decap-editor/browser/manual.css",
    },
    outdir,
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    metafile: true,
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    mainFields: ["browser", "module", "main"],
    // What the patches of packages call.
    alias: { "editor-hooks": resolve("plugins/decap-editor/browser/hooks/index.ts") },
    loader: { ".wasm": "file", ".svg": "text" },
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    plugins: [patchPackages],
    logLevel: "silent",
  });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ name: basename(path), ...output }));
  const outputOf = (entry: string) => outputs.find(({ entryPoint }) => entryPoint === entry);
  const script = outputOf("plugins/decap-editor/browser/entry.tsx");
  const styles = outputOf("plugins/decap-editor/browser/admin.css");
  const manual = outputOf("plugins/decap-editor/browser/manual.css");
  if (!script?.cssBundle || !styles || !manual) throw new Error("The editor's bundle lacks its script or its styles.");
  const wasm = (await readdir(encoder)).filter((name) => name.endsWith(".wasm"));
  return {
    files: new Map([
      ...outputFiles.map(({ path, contents }) => [basename(path), contents] as const),
      ...(await Promise.all(wasm.map(async (name) => [name, await readFile(join(encoder, name))] as const))),
    ]),
    script: script.name,
    styles: styles.name,
    previewStyles: basename(script.cssBundle),
    manualStyles: manual.name,
  };
}
