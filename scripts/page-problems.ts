import type { PageFacts } from "./page-facts";

export interface CheckedPage extends PageFacts {
  /** Its address: `/noticias`. */
  readonly path: string;
}

export interface Site {
  /** Name of the site, as it ends every title. */
  readonly product: string;
  /** Where the site is published. */
  readonly origin: string;
  /** The address that answers for another one: itself, or where it redirects; undefined if there is nothing. */
  readonly resolve: (path: string) => string | undefined;
}

export interface PageProblem {
  readonly path: string;
  readonly problem: string;
}

/** What is wrong with the pages of a site: heads, and every address that leads nowhere. */
export function problemsOf(pages: readonly CheckedPage[], site: Site): PageProblem[] {
  const anchors = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  return [
    ...pages.flatMap((page) =>
      [...headProblems(page, site), ...page.references.flatMap(referenceProblems(page, site, anchors))].map(
        (problem) => ({ path: page.path, problem }),
      ),
    ),
    ...repeated(pages),
  ];
}

const isIndexed = ({ robots }: PageFacts) => !robots.includes("noindex");

function headProblems(page: CheckedPage, { product, origin }: Site): string[] {
  const { lang, titles, description, headings, ids, canonical, path } = page;
  const title = titles[0] ?? "";
  const end = ` | ${product}`;
  const isTitled =
    path === "/" ? title.startsWith(`${product}: `) : title.endsWith(end) && title.slice(0, -end.length).trim() !== "";
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(lang === "pt-BR" ? [] : [`lang is "${lang ?? ""}", not pt-BR`]),
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(isTitled ? [] : [`title "${title}" is not "{title}${end}"`]),
    ...(description?.trim() ? [] : ["no description"]),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...[...new Set(twice)].map((id) => `id "${id}" stands there twice`),
    ...(isIndexed(page) && canonical.join() !== origin + path
      ? [`canonical is "${canonical.join()}", not ${origin}${path}`]
      : []),
    ...(!isIndexed(page) && canonical.length > 0 ? ["has a canonical address and is not to be indexed"] : []),
  ];
}

const referenceProblems =
  ({ path }: CheckedPage, { origin, resolve }: Site, anchors: ReadonlyMap<string, ReadonlySet<string>>) =>
  ({ place, url }: { place: string; url: string }): string[] => {
    const say = (reason: string) => [`${place} "${url}" ${reason}`];
    if (url.trim() === "") return say("is empty");
    if (!URL.canParse(url, origin + path)) return say("is not an address");
    const target = new URL(url, origin + path);
    if (/^(mailto|tel|data|webcal):$/.test(target.protocol)) return target.href.length > 5 ? [] : say("is empty");
    if (!/^https?:$/.test(target.protocol)) return say(`has the protocol ${target.protocol}`);
    if (target.origin !== origin) return [];
    if (place === "a href" && target.pathname !== "/" && target.pathname.endsWith("/")) return say("ends in a slash");
    const found = resolve(target.pathname);
    if (found === undefined) return say("leads nowhere");
    const anchor = decodeURIComponent(target.hash.slice(1));
    const isAnchored = anchor === "" || anchor === "top" || anchors.get(found)?.has(anchor);
    return isAnchored ? [] : say(`has no #${anchor} on its page`);
  };

/** Pages that a search engine or a row of tabs could not tell apart. */
function repeated(pages: readonly CheckedPage[]): PageProblem[] {
  const seen = new Map<string, string>();
  return pages.filter(isIndexed).flatMap(({ path, titles }) => {
    const title = titles[0] ?? "";
    const first = seen.get(title);
    if (first === undefined) seen.set(title, path);
    return first === undefined ? [] : [{ path, problem: `title "${title}" is that of ${first} too` }];
  });
}
