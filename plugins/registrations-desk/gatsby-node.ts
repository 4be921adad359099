import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { BuildArgs, PluginOptions } from "gatsby";
import { bundleOnce } from "../../src/lib/bundle-once";
import { escapeHtml } from "../../src/lib/escape-html";
import { writeIfNew } from "../../src/lib/write-if-new";
import { writePageParts } from "../static-pages/page-parts";
import type { DeskSettings } from "./browser/settings";

interface Options extends PluginOptions {
  readonly settings: (args: BuildArgs) => DeskSettings;
  /** Style sheets of the site, for its look. */
  readonly styles: readonly string[];
}

const path = "/admin/cadastros";
const folder = join("public", path);
const sources = "plugins/registrations-desk/browser";
/** The page shows personal data: nothing may leave it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** Writes the desk to /admin/cadastros. */
export async function onPostBuild(args: BuildArgs, { settings, styles }: Options): Promise<void> {
  const bundle = await bundleOnce(folder, args.cache, () => bundleDesk(styles));
  await writeDesk(bundle, settings(args));
  // It repeats the policy of every page, for hosts that take only the later of two headers.
  const headers = { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` };
  await writePageParts("registrations-desk", { headers: [{ path, headers }] });
}

/** Names in the folder of the desk. */
interface Bundle {
  readonly files: readonly string[];
}

async function bundleDesk(styles: readonly string[]): Promise<Bundle> {
  const { metafile } = await build({
    stdin: {
      contents: [...styles, `${sources}/start-desk.tsx`].map((file) => `import "./${file}";`).join("\n"),
      resolveDir: ".",
    },
    outdir: folder,
    entryNames: "desk-[hash]",
    bundle: true,
    metafile: true,
    format: "esm",
    minify: true,
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return { files: Object.keys(metafile.outputs).map((path) => basename(path)) };
}

async function writeDesk({ files }: Bundle, settings: DeskSettings): Promise<void> {
  const values: Readonly<Record<string, string | undefined>> = {
    policy,
    siteName: settings.siteName,
    settings: JSON.stringify(settings),
    styles: files.find((name) => name.endsWith(".css")),
    script: files.find((name) => name.endsWith(".js")),
  };
  const page = await readFile(`${sources}/page.html`, "utf8");
  const html = page.replace(/\{(\w+)\}/g, (_, name) => escapeHtml(values[name] ?? ""));
  const old = (await readdir(folder)).filter((name) => name !== "index.html" && !files.includes(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name))),
    writeIfNew(join(folder, "index.html"), Buffer.from(html)),
  ]);
}
