import { namesIn, type PageNames } from "./page-styles";

export interface Finish {
  /** Address of the boot file. */
  readonly boot: string;
  /** What of the site's stylesheet a page uses. */
  readonly styles: (names: PageNames) => string;
}

const bootTag = (boot: string) => `<script type="module" src="${boot}"></script>`;

/**
 * Takes Gatsby's scripts out of a page and puts the boot file in their place; leaves of the inlined stylesheet what the
 * page uses. Finishing a page twice is the same as once, so that pages which Gatsby did not touch may come along.
 */
export function finishPage(html: string, { boot, styles }: Finish): string {
  const bare = html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<!-- slice-(start|end)[^>]*-->/g, "")
    .replace(/<link[^>]*rel="(preload|preconnect|dns-prefetch|prefetch)"[^>]*>/g, "")
    .replace('<meta http-equiv="x-ua-compatible" content="ie=edge"/>', "")
    .replace(", shrink-to-fit=no", "");
  const names = namesIn(bare);
  return bare
    .replace(
      /(<style data-href="[^"]*"[^>]*>)[\s\S]*?<\/style>/,
      (_all, open: string) => `${open}${styles(names)}</style>`,
    )
    .replace("</head>", `${bootTag(boot)}</head>`);
}
