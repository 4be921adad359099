import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { Layout } from "./Layout";

/** Gatsby's hook, the same at build and in the browser, so that the layout stays while pages change. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> &
  NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
