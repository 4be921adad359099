import { memo, type ReactNode } from "react";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageReport } from "./PageReport";
import { ScrollToTop } from "./ScrollToTop";
import { SkipLink } from "./SkipLink";
import { useSite } from "./use-site";

/** The same on every page: not redrawn on navigation. */
const SameFooter = memo(Footer);

interface Props {
  /** The page's address. */
  path: string;
  isError: boolean;
  children: ReactNode;
}

/** What surrounds every page. */
export function Layout({ path, isError, children }: Props) {
  const { site, menu, footer, offices } = useSite();
  return (
    <>
      <SkipLink />
      <Header site={site} items={menu} path={path} />
      <main id="conteudo" tabIndex={-1}>
        <ErrorBoundary within="conteudo">{children}</ErrorBoundary>
        {!isError && <PageReport url={new URL(path, site.url).href} email={offices.section.email} />}
      </main>
      <SameFooter ofState={site.ofState} offices={offices} links={footer} />
      <ScrollToTop />
    </>
  );
}
