import { writeFile } from "node:fs/promises";
import { headerPolicy, uploadPolicy } from "./policy/policy";

export interface HeaderRule {
  /** Netlify's pattern: `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files whose name changes with their content. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Readers of feeds and previews of links show these in pages of their own, straight from here. On hosts that join this with what
 * is said of all files, browsers find a value that they don't know, which is as none.
 */
const shownElsewhere = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Abilities of a device that no page of the site, and nothing inside one, ever asks for. */
const unusedAbilities = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];

/** What hosts say of files of which no rule speaks: Netlify and Cloudflare by themselves, the others by our rules for them. */
export const usualCaching = "public, max-age=0, must-revalidate";

/**
 * The headers of every address. Where two rules fit, hosts differ: the later one wins or both are joined. So no two that
 * overlap say different things of one header, but policies, which may be joined: then both hold; and `shownElsewhere`.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "Content-Security-Policy": headerPolicy,
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": unusedAbilities.map((name) => `${name}=()`).join(", "),
      "Cross-Origin-Resource-Policy": "same-origin",
      // The editor's login opens a window of another origin, which answers to its opener.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    },
  },
  {
    path: "/static/*",
    headers: { ...immutable, ...shownElsewhere, "Content-Security-Policy": `${headerPolicy}, ${uploadPolicy}` },
  },
  { path: "/social/*", headers: { ...immutable, ...shownElsewhere } },
  // The picture of the feed itself (feeds/rss.ts).
  { path: "/icon-144.png", headers: shownElsewhere },
  { path: "/*.js", headers: immutable },
  // Open pages ask this for a newer version of the site: nothing between may answer in its place.
  { path: "/builds/latest.json", headers: { "Cache-Control": "no-cache, no-store" } },
  { path: "/builds/meta/*", headers: immutable },
];

/** The rules in the format that Netlify, Cloudflare Pages and the local server read. */
export const headersFile = (rules: readonly HeaderRule[] = headerRules): string =>
  rules
    .map(
      ({ path, headers }) =>
        `${[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")}\n`,
    )
    .join("");

/** Writes the rules beside the pages, and those of plugins. */
export const writeHeaders = (ofPlugins: readonly HeaderRule[]): Promise<void> =>
  writeFile("public/_headers", headersFile([...headerRules, ...ofPlugins]));
