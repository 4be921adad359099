import { graphql, useStaticQuery } from "gatsby";

interface Props {
  /** The page's own title; the home page has none. */
  title?: string;
  description?: string | null | undefined;
  /** The page's address; pages that have none of their own (errors) leave it out and are not indexed. */
  path?: string;
  type?: "website" | "article";
  /** The picture that goes with the link when the page is shared; without one, the site's own. */
  image?: { readonly src: string; readonly alt: string } | null | undefined;
}

/** The head of a page, for tabs, search engines and link previews. */
export function Seo({ title, description, path, type = "website", image }: Props) {
  const { site } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site: siteSettings {
        name
        fullName
        tagline
        description
        url
      }
    }
  `);
  const full = title ? `${title} | ${site?.name}` : `${site?.name}: ${site?.tagline}`;
  const about = description ?? site?.description ?? "";
  const picture = image ?? { src: "/social.jpg", alt: site?.fullName };
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      {path === undefined ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <link rel="canonical" href={new URL(path, site?.url).href} />
      )}
      {/* Open Graph (https://ogp.me). Link previews read the built page: the browser's bundle needs none of it. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <>
          {path !== undefined && <meta property="og:url" content={new URL(path, site?.url).href} />}
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title ?? full} />
          <meta property="og:description" content={about} />
          <meta property="og:site_name" content={site?.name} />
          <meta property="og:locale" content="pt_BR" />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={new URL(picture.src, site?.url).href} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}
