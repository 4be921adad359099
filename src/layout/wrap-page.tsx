import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";
import { Layout } from "./Layout";
import { PrerenderNext } from "./PrerenderNext";

/** Gatsby's hook, the same at build and in the browser, so that the layout stays while pages change. */
export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> &
  NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <Layout
    path={props.location.pathname}
    // In the browser, the page that is shown in place of one that does not exist; at build there is the address alone.
    isError={/^\/(404(\.html)?$|error-)/.test(props.pageResources?.page.path ?? props.location.pathname)}
  >
    <PrerenderNext path={props.path} href={props.location.href} resources={props.pageResources}>
      {element}
    </PrerenderNext>
  </Layout>
);

/** Gatsby's hook in the browser: even if the layout itself breaks, there is an error page. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <ErrorBoundary within="___gatsby">{element}</ErrorBoundary>
);
