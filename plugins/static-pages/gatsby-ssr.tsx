import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * Gatsby writes all styles of the site into each page; what the page uses is put in their place once the page is whole
 * (html/finish-page.ts). Without them there is half as much to write, to read and to parse.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(
    getHeadComponents().map((one) => (isOfTheSite(one) ? <style key={identity} data-identity={identity} /> : one)),
  );

const identity = "gatsby-global-css";

const isOfTheSite = (one: ReactNode) =>
  isValidElement<Record<string, unknown>>(one) && one.props["data-identity"] === identity;
