import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { showContentProblems } from "../../plugins/source-content/browser/problem-notice";
import type {} from "../../plugins/static-pages/browser/boot-data";
import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { announceInPortuguese, routeChanged } from "./announcer";
import { hasStarted, watchErrors } from "./errors";
import { showPlace, watchLinks } from "./links";
import { closeMenu, watchMenu } from "./menu";
import { forgetPrepared } from "./next-page";
import { watchForNextPages } from "./prefetch";
import { offerSharing, watchSharing } from "./share";

/** Gatsby decodes what follows # without care: a bare % there would put the error page in place of everything. */
function mendHash() {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", encodeURI(location.hash));
  }
}

// At once: Gatsby's router reads the address as soon as its code is there, and hears of changes after this.
mendHash();
addEventListener("popstate", mendHash);

let lookForNextPages: (() => void) | undefined;

/** Runs once, before hydration. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In develop, Gatsby shows errors with file and line.
  if (process.env.NODE_ENV !== "development") watchErrors();
  else showContentProblems(document);
  navigateHardWhen(() => window.lacksNextStyles === true);
  watchLinks(document);
  watchMenu(document);
  watchSharing(document);
};

const hydrateInSteps = () => (element: ReactNode, root: Element) => {
  startTransition(() => {
    // What React recovers from is worth a line in the console, and no error page.
    hydrateRoot(root, element, { onRecoverableError: console.error });
  });
};

/** Hydrates in small steps, so that a tap meanwhile is answered at once. `gatsby develop` sends pages without content. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "development" ? undefined : hydrateInSteps;

/** Runs once, after hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  hasStarted();
  // From here on the runtime prefetches; the browser must not prerender as well.
  document.querySelector("script[type=speculationrules]")?.remove();
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announceInPortuguese(announcer);
  offerSharing(document);
  // Safari before 26.2 and Firefox before 139 open no closed part for an address.
  if (document.getElementById(location.hash.slice(1))?.closest("details:not([open])")) showPlace();
  lookForNextPages = watchForNextPages(document);
  // Hard navigation, and so no prefetching, until it is loaded.
  document.getElementById("runtime")?.addEventListener("load", lookForNextPages);
};

/** Gatsby would go to where this page was left before, in this tab. The browser goes to the place of a new one, or of a restored one. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  // Pages of develop arrive empty: no browser finds a place in them.
  process.env.NODE_ENV === "development" || !!prevRouterProps;

/** Runs after each change of page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  hasStarted();
  forgetPrepared();
  closeMenu(document);
  showPlace();
  window.tendPage?.();
  offerSharing(document);
  lookForNextPages?.();
  routeChanged(location.pathname !== prevLocation.pathname);
};
