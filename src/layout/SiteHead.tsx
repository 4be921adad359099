import { Helmet } from "react-helmet";
import { brandColors } from "../lib/brand-colors";
import { feedPaths } from "../lib/feed-paths";

/** What is the same in the head of every page. */
export const SiteHead = () => (
  <Helmet htmlAttributes={{ lang: "pt-BR" }}>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="alternate" type="application/rss+xml" title="Notícias e avisos" href={feedPaths.news} />
    <meta name="theme-color" content={brandColors.deep} />
  </Helmet>
);
