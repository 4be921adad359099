import { Helmet } from "react-helmet";

/** What is the same in the head of every page. */
export const SiteHead = () => (
  <Helmet htmlAttributes={{ lang: "pt-BR" }}>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name="theme-color" content="#0c3944" />
  </Helmet>
);
