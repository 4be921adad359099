import type { PageParts } from "../page-parts";
import { ownDirectives, pagePolicy } from "../policy/policy";
import { preloadOfFirstPicture } from "./first-picture";
import { integrityOf } from "./hashed-file";
import { namesIn, type PageNames } from "./page-styles";
import {
  attributeOf,
  type Change,
  isElement,
  nodesIn,
  type PageElement,
  type PageNode,
  readPage,
  withChanges,
} from "./page-tree";

export interface Finish {
  /** Address of the boot file. */
  readonly boot: string;
  /** What of the site's stylesheet a page uses. */
  readonly styles: (names: PageNames) => string;
  /** What plugins add to the page. */
  readonly parts: Pick<Required<PageParts>, "heads" | "sources" | "policies">;
}

const bootTag = (boot: string) => `<script type="module" src="${boot}"></script>`;

/** What Gatsby asks the browser for beforehand, or an earlier finishing did. */
const asksAhead = /^(preload|preconnect|dns-prefetch|prefetch)$/;

/**
 * Takes Gatsby's scripts out of a page and puts the boot file in their place, at the end: a slow processor takes 30 ms to ask for
 * it, which the first picture would wait for. Leaves of the inlined stylesheet what the page uses, and says what the page may load.
 * Finishing a page twice is the same as once, so that pages which Gatsby did not touch may come along.
 *
 * Where things stand is asked of a parser: content may write `</body>` or `<style>` in a title, and a search through the text
 * would take it for the page's own.
 */
export function finishPage(html: string, path: string, { boot, styles, parts }: Finish): string {
  const nodes = nodesIn(readPage(html));
  const elements = nodes.filter(isElement);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const inHead = (name: string) => named(name).filter(({ parentNode }) => parentNode?.nodeName === "head");
  const meta = (name: string, value: string) =>
    inHead("meta").filter((one) => attributeOf(one, name)?.toLowerCase() === value);

  const gone = [
    ...nodes.filter((node) => "data" in node && /^ slice-(start|end)\b/.test(node.data)),
    ...named("script"),
    ...inHead("link").filter((link) => asksAhead.test(attributeOf(link, "rel") ?? "")),
    ...meta("http-equiv", "x-ua-compatible"),
    ...meta("name", "generator"),
    ...meta("http-equiv", "content-security-policy"),
  ];
  // No Helmet runs in the open page.
  const helmets = elements.flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.attrs?.["data-react-helmet"] ?? []);
  const css = styles(namesIn(elements));
  const policy = pagePolicy(ownDirectives(parts.policies, path), parts.sources, [integrityOf(css)]);
  const [[head], [body], [style], viewport] = [named("head"), named("body"), inHead("style"), meta("name", "viewport")];
  const charset = placeOf(inHead("meta").find((one) => attributeOf(one, "charset"))).endOffset;
  const first = [
    // Which size a phone takes of the first picture follows from the viewport.
    ...viewport.map(placeOf).map((at) => html.slice(at.startOffset, at.endOffset).replace(", shrink-to-fit=no", "")),
    preloadOfFirstPicture(elements),
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  ];
  const blankBefore = (at: number) => html.slice(0, at).trimEnd().length;
  return withChanges(html, [
    ...[...[...gone, ...viewport].map(placeOf), ...helmets].map(
      (at): Change => [blankBefore(at.startOffset), at.endOffset, ""],
    ),
    [charset, charset, first.join("")],
    [placeOf(style).startOffset, placeOf(style).endOffset, `<style>${css}</style>`],
    [endOf(head), endOf(head), parts.heads[path] ?? ""],
    [blankBefore(endOf(body)), endOf(body), bootTag(boot)],
  ]);
}

const placeOf = (node: PageNode | undefined) => known(node?.sourceCodeLocation);
const endOf = (element: PageElement | undefined) => known(element?.sourceCodeLocation?.endTag).startOffset;

function known<T>(place: T | null | undefined): T {
  if (!place)
    throw new Error("Gatsby writes pages in a form that plugins/static-pages/html/finish-page.ts does not know.");
  return place;
}
