import type { Directives } from "../policy/policy";
import { preloadOfFirstPicture } from "./first-picture";
import { withPolicy } from "./page-policy";
import { namesIn, type PageNames } from "./page-styles";

export interface Finish {
  /** Address of the boot file. */
  readonly boot: string;
  /** What of the site's stylesheet a page uses. */
  readonly styles: (names: PageNames) => string;
  /** What the settings open to other origins. */
  readonly outside: Directives;
  /** What pages tell machines of themselves: an element for the head, by the page's path. */
  readonly structuredData: ReadonlyMap<string, string>;
}

const bootTag = (boot: string) => `<script type="module" src="${boot}"></script>`;

/**
 * Takes Gatsby's scripts out of a page and puts the boot file in their place, at the end: a slow processor takes 30 ms to ask for
 * it, which the first picture would wait for. Leaves of the inlined stylesheet what the page uses, and says what the page may load.
 * Finishing a page twice is the same as once, so that pages which Gatsby did not touch may come along.
 */
export function finishPage(html: string, path: string, { boot, styles, outside, structuredData }: Finish): string {
  const bare = html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<!-- slice-(start|end)[^>]*-->/g, "")
    .replace(/<link[^>]*rel="(preload|preconnect|dns-prefetch|prefetch)"[^>]*>/g, "")
    .replace('<meta http-equiv="x-ua-compatible" content="ie=edge"/>', "")
    .replace(", shrink-to-fit=no", "");
  const names = namesIn(bare);
  const finished = bare
    .replace(/<style[^>]*>[\s\S]*?<\/style>/, () => `<style>${styles(names)}</style>`)
    .replace("</head>", () => `${structuredData.get(path) ?? ""}</head>`)
    .replace(/\s*<\/body>/, () => `${bootTag(boot)}</body>`);
  return withFirstPicture(withPolicy(finished, path, outside));
}

/** Asks for the first picture before the policy, and after the viewport: which size a phone takes follows from it. */
function withFirstPicture(html: string): string {
  const [viewport = ""] = /<meta name="viewport"[^>]*>/.exec(html) ?? [];
  return html
    .replace(viewport, "")
    .replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + viewport + preloadOfFirstPicture(html));
}
