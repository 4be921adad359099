import type { LoadedPage } from "../../plugins/static-pages/browser/gatsby-window";

/** A page that the visitor is about to follow a link to, with all that it takes to draw it. */
export interface NextPage {
  readonly resources: Required<Pick<LoadedPage, "component" | "json" | "page">>;
  /** The whole address that the link leads to. */
  readonly href: string;
}

let draw: (page: NextPage | undefined) => void = () => undefined;
let pressed: string | undefined;

/** Says who draws the page that comes next; none means that no page is about to come. */
export function drawNextPageBy(by: typeof draw): void {
  draw = by;
}

/**
 * A link to `target` is pressed: a finger takes some 70 ms to be lifted again, in which its page can be drawn out of sight.
 * Whoever begins to scroll with a finger on a link costs nothing but what was drawn by then.
 */
export function prepare(target: string): void {
  pressed = target;
  const { href, pathname, search } = new URL(target, location.origin);
  window.___loader.loadPage(pathname + search).then(
    (resources) => pressed === target && isWhole(resources) && draw({ resources, href }),
    // The click asks again, and says so if that fails.
    () => undefined,
  );
}

/** The link was left, or followed. */
export function forgetPrepared(): void {
  pressed = undefined;
  draw(undefined);
}

/** What can't be loaded, or is not there, is for the click to deal with. */
const isWhole = (page: LoadedPage | undefined): page is NextPage["resources"] =>
  !!page?.component && !page.page?.path.startsWith("/404");
