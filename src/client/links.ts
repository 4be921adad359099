import { needsHardNavigation } from "../../plugins/static-pages/browser/hard-navigation";
import { recover } from "../../plugins/static-pages/browser/recovery";
import { needsOwnDocument } from "../lib/own-documents";
import { fail } from "./fatal";
import { forgetPrepared, prepare } from "./next-page";

/** The address to navigate to without a full page load; empty if the link needs one, undefined for any other click. */
export function internalTarget(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  // Of an address that is none, these are empty.
  const { origin, pathname, search, hash } = link;
  if (origin !== here.origin || needsOwnDocument(pathname)) return "";
  // The browser handles jumps within a page.
  if (pathname === here.pathname && search === here.search && link.href.includes("#")) return undefined;
  return pathname + search + hash;
}

/** Counts navigations: what was loaded for an earlier one is dropped. */
let turn = 0;

/** True once a navigation has begun: what the old page still lacks is no error then. */
export const hasGoneOn = (): boolean => turn > 0;

/** Follows plain links inside the site without a full page load. */
export function watchLinks(page: Document): void {
  // Back, or a full load of another page: Safari then aborts all requests as if the network had failed. Safari on iOS has
  // no `beforeunload`; forms and links stand in for it.
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
  // The finger has begun to scroll.
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
 * Waits up to 4 s for another navigation to take over: for a typed address, or Back to another document, Safari aborts
 * all requests and, on iOS, fires no event. Resolves at once if the device is offline or the server lacks the file. Not
 * with `lib/http`, which would retry and is not among the first scripts.
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
 * Navigates once data and code are there. If they can't be loaded, does a full page load; if that does not help, or there
 * is no such page, shows the error page at the address.
 */
async function follow(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const own = turn;
  try {
    const page = await window.___loader.loadPage(pathname + search);
    if (own !== turn) return;
    if (page && page.status !== "error") {
      // As browsers do with a link to the page that is open: Back would seem dead.
      return window.___navigate(target, { replace: location.href === location.origin + target });
    }
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

/** Scrolls to the anchor of an address, after opening what hides it. */
export function showPlace(page: Document, { hash }: Pick<Location, "hash">): void {
  const place = page.getElementById(hash.slice(1));
  for (const part of page.querySelectorAll("details")) part.open ||= part.contains(place);
  place?.scrollIntoView();
}
