import { needsHardNavigation } from "../../plugins/static-pages/browser/hard-navigation";
import { loadWhole } from "../../plugins/static-pages/browser/recovery";
import { forgetPrepared, load, lost, prepare } from "./next-page";

/** The address to navigate to without a full page load; empty if the link needs one, undefined for any other click. */
export function internalTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  // Of an address that is none, these are empty.
  const { origin, pathname, search, hash } = link;
  // The browser handles jumps within a page.
  if (pathname === location.pathname && search === location.search && link.href.includes("#")) return undefined;
  if (origin !== location.origin || needsHardNavigation(pathname)) return "";
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
  for (const sign of ["submit", "popstate", "beforeunload", "pagehide"]) addEventListener(sign, () => turn++);
  page.addEventListener("pointerdown", (event) => {
    const target = internalTarget(event);
    if (target) prepare(target);
    else forgetPrepared();
  });
  // The finger has begun to scroll.
  page.addEventListener("pointercancel", forgetPrepared);
  page.addEventListener("click", (event) => {
    const target = internalTarget(event);
    if (target === undefined) return;
    turn++;
    if (!target) return;
    event.preventDefault();
    void follow(target);
  });
}

/** In four seconds. */
const later = () => new Promise<undefined>((end) => setTimeout(end, 4000));

/**
 * Lets another navigation take over: for a typed address, or Back to another document, Safari aborts all requests and, on iOS,
 * fires no event. Resolves at once if the server lacks the file. Not with `lib/http`, which would retry
 * and is not among the first scripts.
 */
const mayBeLeft = (file: string, end: Promise<undefined>) =>
  Promise.race([
    end,
    fetch(file, { method: "HEAD" }).then(
      ({ ok }) => ok && end,
      () => end,
    ),
  ]);

/**
 * Navigates once data and code are there. If they can't be loaded, or do not come, as on a line that breaks down meanwhile, the browser
 * loads the page: it shows that it does, and the page that starts then shows what is wrong.
 */
async function follow(target: string): Promise<void> {
  const { pathname, search } = new URL(target, location.origin);
  const own = turn;
  const address = pathname + search;
  const end = later();
  const page = lost.has(address) ? undefined : await Promise.race([load(address), end]);
  if (own !== turn) return;
  if (page && !page.status) {
    // As browsers do with a link to the page that is open: Back would seem dead.
    return window.___navigate(target, { replace: location.href === location.origin + target });
  }
  if (page && navigator.onLine)
    await mayBeLeft(page.error?.request ?? `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`, end);
  if (own === turn) loadWhole(target, pathname);
}

const stop = (event: Event) => event.stopImmediatePropagation();

/**
 * Goes to the anchor of the address, after opening what hides it. The browser does it: it marks the place (`:target`), and the keyboard
 * goes on from there, which `pushState` does not do. To the router it is no change.
 */
export function showPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  for (const part of document.querySelectorAll("details")) part.open ||= part.contains(place);
  // The router gives the whole page the focus a moment later: here it must not take it.
  document.querySelector("[tabindex]")?.setAttribute("tabindex", place ? "" : "-1");
  addEventListener("popstate", stop, true);
  if (place) location.replace(location.hash);
  removeEventListener("popstate", stop, true);
}
