import type { GatsbySSR } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { SiteHead } from "./src/layout/SiteHead";

export { wrapPageElement } from "./src/layout/wrap-page";

/**
 * Helmet collects into one place for the whole process, and Gatsby renders two pages at a time: a Helmet inside a page
 * may find its tags in the other page. Rendered and written in one go, it can't.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args, options) => {
  renderToString(<SiteHead />);
  writeHelmet?.(args, options);
};
