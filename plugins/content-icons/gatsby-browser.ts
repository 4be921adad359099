import type { GatsbyBrowser } from "gatsby";
import { pageSettings } from "../static-pages/browser/page-settings";

declare module "../static-pages/browser/page-settings" {
  interface PageSettings {
    /** The public Iconify API. */
    readonly iconsUrl?: string;
  }
}

/** Draws the icons that the build did not know, with code that other pages never load. */
function drawMissingIcons() {
  if (document.querySelector("[data-icon]"))
    import(/* webpackChunkName: "icons" */ "./browser/draw").then(
      ({ drawIcons }) => drawIcons(document, pageSettings().iconsUrl),
      () => undefined,
    );
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = drawMissingIcons;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) drawMissingIcons();
};
