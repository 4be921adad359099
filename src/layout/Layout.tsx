import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ScrollToTop } from "./ScrollToTop";
import { SkipLink } from "./SkipLink";
import { useSite } from "./use-site";

/** What surrounds every page. `path` is the page's address. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { site, navigation, offices } = useSite();
  return (
    <>
      {/* The same on every page, so the client never has to touch it: see the alias in src/gatsby/webpack.ts. */}
      <Helmet htmlAttributes={{ lang: "pt-BR" }}>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#0c3944" />
      </Helmet>
      <SkipLink />
      <Header site={site} items={navigation.items} path={path} />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} offices={offices} links={navigation.footer} />
      <ScrollToTop />
    </>
  );
}
