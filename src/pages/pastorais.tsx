import { graphql, type HeadProps, type PageProps } from "gatsby";
import { MinistryGrid } from "../features/ministries/MinistryCard";
import { Seo } from "../layout/Seo";
import { PageHeader } from "../ui/PageHeader";

export default function MinistriesPage({ data: { page, ministries } }: PageProps<Queries.MinistriesPageQuery>) {
  return (
    <>
      <PageHeader title={page?.title ?? ""} summary={page?.summary ?? ""} />
      <MinistryGrid ministries={ministries.nodes} heading="h2" />
      {ministries.nodes.length === 0 && <p>As pastorais serão publicadas em breve.</p>}
    </>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.MinistriesPageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query MinistriesPage {
    page(key: { eq: "ministries" }) {
      path
      title
      summary
      social {
        src
        alt
      }
    }
    ministries: allMinistry(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...MinistryCard
      }
    }
  }
`;
