import { needsHardNavigation } from "../../plugins/static-pages/browser/hard-navigation";
import { load } from "./next-page";

/** How many pages are prefetched for links in view; links under a pointer always are. */
const mostInView = 8;

/** Links that a reader of this page is likely to follow: those of its content, not of its menus. */
const likely = "main a[href^='/']:not(nav a)";

/** Prefetches the pages that are likely to come next. Call the returned function after each change of page. */
export function watchForNextPages(page: Document): () => void {
  const asked = new Set<string>();
  let inView = 0;
  const get = ({ origin, pathname: path }: HTMLAnchorElement) => {
    if (origin !== location.origin || path === location.pathname || asked.has(path) || needsHardNavigation(path))
      return false;
    asked.add(path);
    void load(path);
    return true;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement && inView < mostInView && get(target)) inView += 1;
    }
  });
  const underFinger = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (link) get(link);
  };
  for (const sign of ["pointerover", "focusin"]) page.addEventListener(sign, underFinger);
  const lookAgain = () => {
    observer.disconnect();
    inView = 0;
    for (const link of page.querySelectorAll(likely)) observer.observe(link);
  };
  lookAgain();
  return lookAgain;
}
