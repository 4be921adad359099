import type { BuildArgs } from "gatsby";
import { site } from "../content-types";
import { settingsOf } from "../content-types/entries";
import { brandColors } from "../lib/brand-colors";
import { citiesPath } from "../lib/cities";
import { citiesOf } from "../lib/states";

/** The files at the root of the site that follow from the settings. */
export function rootFiles(args: BuildArgs): Readonly<Record<string, string>> {
  const settings = settingsOf(args, site);
  return {
    "manifest.webmanifest": `${JSON.stringify(manifest(settings), null, 2)}\n`,
    [citiesPath]: JSON.stringify(citiesOf(settings)),
    // Pages that no search engine should list say so themselves.
    "robots.txt": `User-agent: *\nDisallow:\n\nSitemap: ${new URL(settings.url).origin}/sitemap-index.xml\n`,
  };
}

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/). The icons are in `static/`. */
const manifest = ({ name, fullName, description }: { name: string; fullName: string; description: string }) => ({
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
  icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
});
