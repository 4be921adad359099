import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../../src/lib/escape-html";
import { treeOf } from "../../../src/lib/markdown/parse";
import { renderBody } from "../../../src/lib/markdown/render-body";
import { dialLink } from "../../../src/lib/phone";
import type { PictureData } from "../../../src/lib/picture";
import type { EditorSettings, Keeper } from "../browser/settings";

const folder = "docs";

/** The manual for editors as a page of its own, with its pictures; names relative to the folder of the editor. */
export async function manualFiles(styles: string, about: About): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const markdown = await readFile(join(folder, "editar.md"), "utf8");
  const html = await renderBody(treeOf(markdown.replace(/^# .*\n/, "")), {
    picture: async (name) => {
      const file = await readFile(join(folder, name)).catch(() => undefined);
      if (!file) return null;
      const published = `manual-${basename(name)}`;
      pictures.set(published, file);
      return pictureData(`/admin/${published}`, await sharp(file).metadata());
    },
    document: async () => null,
  });
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "";
  return new Map([...pictures, ["manual/index.html", Buffer.from(manualPage({ title, html, styles, ...about }))]]);
}

const pictureData = (src: string, { width = 0, height = 0 }): PictureData => ({
  src,
  sizes: "(min-width: 60rem) 56rem, 100vw",
  width,
  height,
  color: "#eff0f4",
  sources: [],
});

const policy =
  "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'";

type About = Pick<EditorSettings, "siteName" | "keeper">;

interface Manual extends About {
  readonly title: string;
  readonly html: string;
  readonly styles: string;
}

const helpFrom = ({ name, phone }: Keeper) =>
  `<p><strong>Precisa de ajuda?</strong> Quem cuida do site é ${escapeHtml(name)}: <a href="${dialLink(phone)}">${escapeHtml(phone)}</a>.</p>`;

function manualPage({ title, html, styles, siteName, keeper }: Manual): string {
  const parts = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(
    ([, id, text]) => `<li><a href="#${id}">${text}</a></li>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${title} | ${escapeHtml(siteName)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/admin/${styles}">
  </head>
  <body>
    <header><a href="/admin">Voltar ao editor</a></header>
    <main>
      <h1>${title}</h1>
      ${keeper ? helpFrom(keeper) : ""}
      <nav aria-label="Nesta página"><ul>${parts.join("")}</ul></nav>
      ${html}
    </main>
  </body>
</html>
`;
}
