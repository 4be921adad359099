import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { brandColors } from "../../../src/lib/brand-colors";
import { appIcons, drawIcon, favicon, faviconIco } from "./draw";

interface SiteNames {
  readonly site: { readonly name: string; readonly fullName: string; readonly description: string };
}

/** Pages that a long press on the site's icon offers. */
const shortcuts = [
  { name: "Notícias e avisos", url: "/noticias" },
  { name: "Documentos", url: "/documentos" },
  { name: "Subseções", url: "/subsecoes" },
] as const;

/** Writes the icons and the manifest that names them, for whoever puts the site on a home screen. */
export async function writeAppFiles({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<SiteNames>("query ManifestNames { site: siteSettings { name fullName description } }");
  const write = (name: string, content: string | Buffer) => writeFile(join("public", name), content);
  await Promise.all([
    ...appIcons.map(async ({ file, size, look }) => write(file, await drawIcon(size, look))),
    write("favicon.svg", favicon()),
    write("favicon.ico", await faviconIco()),
    ...(data ? [write("manifest.webmanifest", `${JSON.stringify(manifest(data.site), null, 2)}\n`)] : []),
  ]);
}

/** What a home screen needs to know (https://www.w3.org/TR/appmanifest/). */
export function manifest({ name, fullName, description }: SiteNames["site"]) {
  return {
    id: "/",
    name: fullName,
    short_name: name,
    description,
    lang: "pt-BR",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    // The site has no back button of its own.
    display: "minimal-ui",
    theme_color: brandColors.deep,
    background_color: brandColors.paper,
    icons: appIcons.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
    ),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [{ src: "/icon-192.png", sizes: "192x192" }] })),
  };
}
