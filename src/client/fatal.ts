import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";

/** Shows the error page; `isReported` says whether the team knows of the error. */
type Show = (isReported: boolean) => void;

const places: Show[] = [];
let drawElsewhere: Show | undefined;
let isBroken = false;
let shown: { readonly isReported: boolean } | undefined;

/** How long the question whether the visitor is a search engine may hold the error page back. */
const patience = 1500;

/** Says how a place in the page shows the error page; of several, the innermost does. Returns what takes it back. */
export function showFatalBy(show: Show): () => void {
  places.push(show);
  if (shown) show(shown.isReported);
  return () => void places.splice(places.indexOf(show), 1);
}

/** The same for a page that never comes to life. */
export function showFatalElsewhereBy(show: Show): void {
  drawElsewhere = show;
}

/**
 * A fatal error: it is reported, and the error page takes the page's place. A search engine keeps the page that was
 * built, and nobody hears of it. Whatever comes next is loaded whole: nothing of the broken page is left then.
 *
 * @param neverStarted The page has not come to life and will not.
 */
export async function fail(error: unknown, neverStarted = false): Promise<void> {
  if (isBroken) return;
  isBroken = true;
  navigateHardWhen(() => true);
  addEventListener("popstate", () => location.reload());
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const deferred = await Promise.race([
    import(/* webpackChunkName: "deferred" */ "./deferred").catch(() => undefined),
    late,
  ]);
  if (deferred?.isbot(navigator.userAgent)) return;
  const report = await Promise.race([deferred?.reporting, late]);
  shown = { isReported: report?.reportOnce(error) ?? false };
  const [innermost] = places;
  if (innermost) innermost(shown.isReported);
  else if (neverStarted) drawElsewhere?.(shown.isReported);
}
