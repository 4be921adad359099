import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type {} from "../../plugins/analytics/browser/analytics";
import type {} from "./agenda";
import { announceInPortuguese } from "./announcer";
import type {} from "./boot-data";
import { buildFacts, learnBuildFacts } from "./build-facts";
import { hasStarted, watchErrors } from "./errors";
import { loadWholeWhen } from "./full-load";
import { watchLinks } from "./links";
import { closeMenu, watchMenu } from "./menu";
import { watchForNextPages } from "./prefetch";
import { offerSharing, watchSharing } from "./share";
import { stayCurrent } from "./stay-current";

/** Looks for the icons that the build did not know, with code that other pages never load. */
function drawIcons() {
  if (document.querySelector("[data-icon]"))
    import(/* webpackChunkName: "icons" */ "./icons").then(
      ({ drawIcons }) => drawIcons(document),
      () => undefined,
    );
}

let nextPages: ReturnType<typeof watchForNextPages> | undefined;

/** Runs once, before the page comes to life. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In develop, Gatsby shows errors with file and line.
  if (process.env.NODE_ENV !== "development") watchErrors();
  loadWholeWhen(() => window.lacksNextStyles === true);
  void learnBuildFacts();
  watchLinks(document);
  watchMenu(document);
  watchSharing(document);
};

const hydrateInSteps = () => (element: ReactNode, root: Element) => {
  startTransition(() => {
    // What React mends by itself is worth a line in the console and no error page.
    hydrateRoot(root, element, { onRecoverableError: (error) => console.error(error) });
  });
};

/** Brings the page to life in small steps, so that a tap meanwhile is answered at once. `gatsby develop` sends pages without content. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "development" ? undefined : hydrateInSteps;

/** Runs once, when the page has come to life. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  hasStarted();
  // From here on the runtime gets pages ready; the browser must not do it as well.
  document.querySelector("script[type=speculationrules]")?.remove();
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announceInPortuguese(announcer);
  offerSharing(document);
  drawIcons();
  nextPages = watchForNextPages(document);
  nextPages.lookAgain();
  // As long as it is not there, no page is got ready.
  document.getElementById("runtime")?.addEventListener("load", nextPages.lookAgain);
  stayCurrent();
  const { analytics } = buildFacts();
  if (analytics)
    import(/* webpackChunkName: "analytics" */ "../../plugins/analytics/browser/analytics").then(
      ({ countVisits }) => countVisits(analytics),
      // Visits that can't be counted are no reason for an error page.
      () => undefined,
    );
};

/** Runs after each change of page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (!prevLocation) return;
  hasStarted();
  closeMenu(document);
  window.dropPastEvents?.();
  window.countVisit?.();
  offerSharing(document);
  drawIcons();
  nextPages?.lookAgain();
};
