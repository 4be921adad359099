import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import type { BuildArgs, NodePluginArgs, PluginOptions } from "gatsby";
import { escapeHtml } from "../../src/lib/escape-html";
import { writePageParts } from "../static-pages/page-parts";
import type { DeskSettings } from "./browser/settings";

interface Options extends PluginOptions {
  /** What the desk must know of the site's forms. */
  readonly settings: (args: Pick<NodePluginArgs, "getNodesByType">) => DeskSettings;
}

const path = "/admin/cadastros";
const folder = join("public", path);
/** It reads the answers of people: nothing leads out of it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** Writes the desk to /admin/cadastros. */
export async function onPostBuild(args: BuildArgs, { settings }: Options): Promise<void> {
  await writeDesk(settings(args));
  await writePageParts("registrations-desk", { headers: [{ path, headers: { "Content-Security-Policy": policy } }] });
}

/** `gatsby develop` writes it anew for each request. */
export function onCreateDevServer(args: NodePluginArgs & { app: DevServer }, { settings }: Options): void {
  args.app.get(path, async (_request, response) => {
    await writeDesk(settings(args));
    response.sendFile(resolve(folder, "index.html"));
  });
}

/** What is used of Express, whose types Gatsby does not bring. */
interface DevServer {
  get(path: string, answer: (request: unknown, response: { sendFile(path: string): void }) => Promise<void>): void;
}

async function writeDesk(settings: DeskSettings): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["plugins/registrations-desk/browser/start-desk.tsx"],
    outdir: folder,
    entryNames: "[name]-[hash]",
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
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = outputFiles.map((file) => file.path.slice(dirname(file.path).length + 1));
  await Promise.all(outputFiles.map(({ contents }, index) => writeFile(join(folder, names[index] ?? ""), contents)));
  await writeFile(join(folder, "index.html"), page(names, settings));
}

const page = (names: readonly string[], settings: DeskSettings) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>Encontrar pares | ${escapeHtml(settings.siteName)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${names.map((name) => (name.endsWith(".css") ? `<link rel="stylesheet" href="${path}/${name}">` : `<script type="module" src="${path}/${name}"></script>`)).join("\n    ")}
  </head>
  <body>
    <header><a href="/admin">Voltar ao editor</a></header>
    <main id="desk" data-settings="${escapeHtml(JSON.stringify(settings))}">
      <h1>Encontrar pares</h1>
      <noscript><p>Esta página precisa de JavaScript. Ligue-o nas configurações do navegador e recarregue a página.</p></noscript>
    </main>
  </body>
</html>
`;
