import { memo, type ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ScrollToTop } from "./ScrollToTop";
import { SkipLink } from "./SkipLink";
import { useSite } from "./use-site";

/** The same on every page: not redrawn on navigation. */
const SameFooter = memo(Footer);

/** What surrounds every page. `path` is the page's address. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { site, menu, footer, offices } = useSite();
  return (
    <>
      <SkipLink />
      <Header site={site} items={menu} path={path} />
      <main id="conteudo" tabIndex={-1}>
        <ErrorBoundary within="conteudo">{children}</ErrorBoundary>
      </main>
      <SameFooter ofState={site.ofState} offices={offices} links={footer} />
      <ScrollToTop />
    </>
  );
}
