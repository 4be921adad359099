import type { GatsbyBrowser } from "gatsby";
import { watchLinks } from "./links";
import { closeMenu, watchMenu } from "./menu";
import { applyTheme, storedTheme } from "./theme";

/** Runs once, before the page comes to life. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  applyTheme(storedTheme());
  watchLinks(document);
  watchMenu(document);
};

/** Runs after each change of page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) closeMenu(document);
};
