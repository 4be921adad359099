import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { BuildArgs, PluginOptions } from "gatsby";
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
  await writeDesk(settings(args), styles);
  // It repeats the policy of every page, for hosts that take only the later of two headers.
  const headers = { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` };
  await writePageParts("registrations-desk", { headers: [{ path, headers }] });
}

async function writeDesk(settings: DeskSettings, styles: readonly string[]): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: [...styles, `${sources}/start-desk.tsx`].map((file) => `import "./${file}";`).join("\n"),
      resolveDir: ".",
    },
    outdir: folder,
    entryNames: "desk-[hash]",
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const names = [...files.keys()];
  const values: Readonly<Record<string, string | undefined>> = {
    policy,
    siteName: settings.siteName,
    settings: JSON.stringify(settings),
    styles: names.find((name) => name.endsWith(".css")),
    script: names.find((name) => name.endsWith(".js")),
  };
  const page = await readFile(`${sources}/page.html`, "utf8");
  const html = page.replace(/\{(\w+)\}/g, (_, name) => escapeHtml(values[name] ?? ""));
  files.set("index.html", Buffer.from(html));
  const old = (await readdir(folder).catch(() => [])).filter((name) => !files.has(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name))),
    ...[...files].map(([name, contents]) => writeIfNew(join(folder, name), contents)),
  ]);
}
