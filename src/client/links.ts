import { needsHardNavigation } from "../../plugins/static-pages/browser/hard-navigation";
import { recover } from "../../plugins/static-pages/browser/recovery";
import { needsOwnDocument } from "../lib/own-documents";
import { fail } from "./fatal";
import { forgetPrepared, prepare } from "./next-page";

/** The link under a click that this page may follow by itself, without loading a new document; empty if a new one takes its place. */
export function internalTarget(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || needsOwnDocument(url.pathname)) return "";
  // A jump within the page is the browser's own business.
  if (url.pathname === here.pathname && url.search === here.search && link.href.includes("#")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Changes whenever somebody goes on: what is still being loaded for an earlier link is not wanted any more. */
let turn = 0;

/** True once somebody goes on: what a page still lacks then is no fault of it. */
export const hasGoneOn = (): boolean => turn > 0;

/** Follows plain links inside the site without a full load: views and bodies need no link component. */
export function watchLinks(page: Document): void {
  // By Back, or by a whole load of any other page; Safari then ends all requests, as if the line had failed. That of iOS does not
  // tell of the load: there, forms and links do.
  for (const sign of ["submit", "popstate", "beforeunload"]) addEventListener(sign, () => turn++);
  const targetOf = (event: MouseEvent) => {
    const target = internalTarget(event, page.location);
    return target && needsHardNavigation(target) ? "" : target;
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
    turn++;
    if (!target) return;
    event.preventDefault();
    void follow(target);
  });
}

/**
 * Gives a page that was asked for meanwhile the time to come: for an address that is typed, or Back to a document before, Safari
 * ends all requests, as if the line had failed, and that of iOS says nothing of it. No time is lost where the line is known to be
 * down, or the server to lack the file. Not by `lib/http`, which would try again and is no part of a page's first scripts.
 */
const mayBeLeft = (file: string) =>
  new Promise<void>((goOn) => {
    setTimeout(goOn, 4000);
    fetch(file, { method: "HEAD" }).then(
      ({ ok }) => ok || goOn(),
      () => navigator.onLine || goOn(),
    );
  });

/**
 * Changes the page in place, once its data and code are there. What could not be had is loaded whole; what can't be
 * shown all the same, or is no page at all, gives the error page at its address.
 */
async function follow(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const own = turn;
  try {
    const page = await window.___loader.loadPage(pathname + search);
    if (own !== turn) return;
    if (page && page.status !== "error") return window.___navigate(target);
    await mayBeLeft(page?.error?.request ?? `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`);
    if (own !== turn) return;
    if (recover(target, true)) return;
    throw page?.error ?? new Error(`${pathname} is lost`);
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
