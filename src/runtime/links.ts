import { needsOwnDocument } from "../lib/own-documents";

declare global {
  interface Window {
    /** Gatsby's own way to another page; `navigate` of its package is this with all of its link component behind it. */
    ___navigate: (to: string) => void;
  }
}

/** The link under a click that this page may follow by itself, without loading a new document; else undefined. */
export function internalTarget(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || /\.[a-z0-9]+$/i.test(url.pathname) || needsOwnDocument(url.pathname))
    return undefined;
  // A jump within the page is the browser's own business.
  if (url.pathname === here.pathname && url.search === here.search && link.href.includes("#")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Follows plain links inside the site without a full load: views and bodies need no link component. */
export function watchLinks(page: Document): void {
  page.addEventListener("click", (event) => {
    const target = internalTarget(event, page.location);
    if (target === undefined) return;
    event.preventDefault();
    window.___navigate(target);
  });
}
