import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../layout/Seo";
import { PageHeader } from "../ui/PageHeader";
import { Prose } from "../ui/Prose";

export default function PrivacyPage({ data: { page } }: PageProps<Queries.PrivacyPageQuery>) {
  return (
    page && (
      <>
        <PageHeader title={page.title} summary={page.summary} />
        <Prose html={page.html} />
      </>
    )
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.PrivacyPageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query PrivacyPage {
    page(key: { eq: "privacy" }) {
      path
      title
      summary
      social {
        src
        alt
      }
      html
    }
  }
`;
