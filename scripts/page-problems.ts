import { attributeOf, type PageElement } from "../plugins/static-pages/html/page-tree";
import { decoded } from "../src/lib/decoded";
import { plainPath, urlOf } from "../src/lib/url";
import { elementsOf, textOf } from "./built-pages";

export interface CheckedPage {
  /** Its address: `/noticias`. */
  readonly path: string;
  readonly html: string;
}

export interface Site {
  /** Name of the site, as it ends every title. */
  readonly product: string;
  readonly origin: string;
  /** Resolves an address, following redirects; undefined if there is nothing. */
  readonly resolve: (path: string) => string | undefined;
  /** Addresses of events: the page shows those to come, and a link to one that is over still leads to it. */
  readonly events: ReadonlySet<string>;
}

export interface PageProblem {
  readonly path: string;
  readonly problem: string;
}

/** An address in a page, and its place: `a href`, `img srcset`… */
interface Reference {
  readonly place: string;
  readonly url: string;
}

type Page = ReturnType<typeof readPage>;

/** Problems of a site's pages: heads, and links that lead nowhere. `references` counts the addresses. */
export function problemsOf(
  checked: readonly CheckedPage[],
  site: Site,
): { problems: PageProblem[]; references: number } {
  const pages = checked.map(readPage);
  const anchors = new Map(pages.map(({ path, ids }) => [path, ids]));
  const problems = pages.flatMap((page) =>
    [
      ...headProblems(page, site),
      ...page.references.flatMap((reference) =>
        referenceProblems(page.path, reference, site, anchors).map(
          (reason) => `${reference.place} "${reference.url}" ${reason}`,
        ),
      ),
    ].map((problem) => ({ path: page.path, problem })),
  );
  return { problems, references: pages.reduce((sum, { references }) => sum + references.length, 0) };
}

function readPage({ path, html }: CheckedPage) {
  const elements = elementsOf(html);
  const first = (tag: string, attribute = "", value = "") =>
    elements.find((one) => one.tagName === tag && (attribute === "" || attributeOf(one, attribute) === value));
  const attributeIn = (element: PageElement | undefined, name: string) => (element && attributeOf(element, name)) ?? "";
  const title = first("title");
  return {
    path,
    lang: attributeIn(first("html"), "lang"),
    title: title ? textOf(title) : "",
    description: attributeIn(first("meta", "name", "description"), "content"),
    isIndexed: !attributeIn(first("meta", "name", "robots"), "content").includes("noindex"),
    canonical: attributeIn(first("link", "rel", "canonical"), "href"),
    ids: new Set(elements.map((element) => attributeOf(element, "id"))),
    references: elements.flatMap(referencesOf),
  };
}

/** Attributes that hold an address. */
const addresses = ["href", "src", "srcset", "poster", "action", "data"];
/** Addresses in the head that other sites show. */
const shownElsewhere = /^(og:(url|image|video|audio)|twitter:image)$/;

function referencesOf(element: PageElement): Reference[] {
  const names = shownElsewhere.test(attributeOf(element, "property") ?? attributeOf(element, "name") ?? "")
    ? ["content"]
    : addresses;
  return element.attrs
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, value }) => {
      const urls = name === "srcset" ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "") : [value];
      return urls.map((url) => ({ place: `${element.tagName} ${name}`, url }));
    });
}

/** Problems of a head that html-validate does not find. That two texts have one title is their editors' business. */
function headProblems(page: Page, { product, origin }: Site): string[] {
  const { lang, title, description, canonical, isIndexed, path } = page;
  const end = ` | ${product}`;
  const isTitled =
    path === "/" ? title.startsWith(`${product}: `) : title.endsWith(end) && title.slice(0, -end.length).trim() !== "";
  return [
    ...(lang === "pt-BR" ? [] : [`lang is "${lang}", not pt-BR`]),
    ...(isTitled ? [] : [`title "${title}" is not "{title}${end}"`]),
    ...(description.trim() ? [] : ["no description"]),
    ...(canonical === (isIndexed ? origin + path : "")
      ? []
      : [`canonical is "${canonical}", not "${isIndexed ? origin + path : ""}"`]),
  ];
}

function referenceProblems(
  path: string,
  { place, url }: Reference,
  { origin, resolve, events }: Site,
  anchors: ReadonlyMap<string, ReadonlySet<string | undefined>>,
): string[] {
  if (url.trim() === "") return ["is empty"];
  const target = urlOf(url, origin + path);
  if (!target) return ["is not an address"];
  if (/^(mailto|tel|data|webcal):$/.test(target.protocol)) return target.href.length > 5 ? [] : ["is empty"];
  if (!/^https?:$/.test(target.protocol)) return [`has the protocol ${target.protocol}`];
  if (target.origin !== origin) return [];
  if (place === "a href" && plainPath(url) !== url) return ["ends in a slash"];
  const found = resolve(target.pathname);
  if (found === undefined) return ["leads nowhere"];
  // A link to words of a page, as browsers copy it, leads to the page where they are gone.
  const anchor = decoded(target.hash.slice(1).replace(/:~:.*/, ""));
  const isAnchored =
    anchor === "" || anchor === "top" || anchors.get(found)?.has(anchor) || events.has(`${found}#${anchor}`);
  return isAnchored ? [] : [`has no #${anchor} on its page`];
}
