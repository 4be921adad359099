import { needsHardNavigation } from "../../plugins/static-pages/browser/hard-navigation";
import { recover } from "../../plugins/static-pages/browser/recovery";
import { needsOwnDocument } from "../lib/own-documents";
import { fail } from "./fatal";
import { forgetPrepared, prepare } from "./next-page";

/** The link under a click that this page may follow by itself, without loading a new document; else undefined. */
export function internalTarget(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || needsOwnDocument(url.pathname)) return undefined;
  // A jump within the page is the browser's own business.
  if (url.pathname === here.pathname && url.search === here.search && link.href.includes("#")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Changes whenever somebody goes on: what is still being loaded for an earlier link is not wanted any more. */
let turn = 0;

/** Follows plain links inside the site without a full load: views and bodies need no link component. */
export function watchLinks(page: Document): void {
  // By Back, or by a whole load of any other page; Safari then ends all requests, as if the line had failed.
  for (const sign of ["popstate", "beforeunload"]) addEventListener(sign, () => turn++);
  const targetOf = (event: MouseEvent) => {
    const target = internalTarget(event, page.location);
    return target === undefined || needsHardNavigation(target) ? undefined : target;
  };
  page.addEventListener("pointerdown", (event) => {
    const target = targetOf(event);
    if (target) prepare(target);
    else forgetPrepared();
  });
  // The finger scrolls.
  page.addEventListener("pointercancel", forgetPrepared);
  page.addEventListener("click", (event) => {
    const target = targetOf(event);
    if (target === undefined) return;
    event.preventDefault();
    void follow(target);
  });
}

/**
 * Changes the page in place, once its data and code are there. What could not be had is loaded whole; what can't be
 * shown all the same, or is no page at all, gives the error page at its address.
 */
async function follow(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const own = ++turn;
  try {
    const page = await window.___loader.loadPage(pathname + search);
    if (own !== turn) return;
    if (page && page.status !== "error") return window.___navigate(target);
    if (recover(target, true)) return;
    throw page?.error ?? new Error(`The page ${pathname} could not be loaded.`);
  } catch (error) {
    if (own !== turn) return;
    history.pushState(null, "", target);
    fail(error);
  }
}

/** Where an address leads inside its page; what hides it opens first. */
export function showPlace(page: Document, { hash }: Pick<Location, "hash">): void {
  const place = page.getElementById(hash.slice(1));
  for (const part of page.querySelectorAll("details")) part.open ||= part.contains(place);
  place?.scrollIntoView();
}
