import type { LoadedPage } from "../../plugins/static-pages/browser/gatsby-window";

/** The page whose link is pressed, with all that it takes to draw it. */
export interface NextPage {
  readonly resources: Required<Pick<LoadedPage, "component" | "json" | "page">>;
  readonly href: string;
}

/** Addresses of pages that could not be had. Gatsby remembers that too, and asks for most of them no more. */
export const lost = new Set<string>();

/** Gatsby's loader, which keeps what it loaded; it never rejects. */
export async function load(address: string): Promise<LoadedPage> {
  const page = (await window.___loader.loadPage(address).catch(() => undefined)) ?? { status: "error" };
  if (page.status) lost.add(address);
  return page;
}

let draw: (page: NextPage | undefined) => void = () => undefined;
let pressed: string | undefined;

/** Sets what draws the next page; it is called with undefined if there is none. */
export function drawNextPageBy(by: typeof draw): void {
  draw = by;
}

/** Draws the page of a pressed link out of sight, in the some 70 ms that a finger takes to be lifted. */
export function prepare(target: string): void {
  pressed = target;
  const { href, pathname, search } = new URL(target, location.origin);
  void load(pathname + search).then(
    (resources) => pressed === target && isWhole(resources) && draw({ resources, href }),
  );
}

/** The link was left, or followed. */
export function forgetPrepared(): void {
  pressed = undefined;
  draw(undefined);
}

/** Missing pages are left to the click. */
const isWhole = (page: LoadedPage): page is NextPage["resources"] =>
  !!page.component && !page.page?.path.startsWith("/404");
