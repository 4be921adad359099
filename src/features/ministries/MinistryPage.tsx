import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { required } from "../../lib/required";
import { MinistryArticle } from "./MinistryArticle";

export default function MinistryPage({ data: { ministry: entry, site } }: PageProps<Queries.MinistryPageQuery>) {
  const ministry = required(entry);
  return <MinistryArticle ministry={ministry} url={`${site?.url}${ministry.path}`} />;
}

export const Head = ({ data: { ministry } }: HeadProps<Queries.MinistryPageQuery>) =>
  ministry && (
    <Seo title={ministry.title} description={ministry.summary} path={ministry.path} image={ministry.social} />
  );

export const query = graphql`
  query MinistryPage($id: String!) {
    ministry(id: { eq: $id }) {
      social { src alt }
      ...MinistryArticle
    }
    site: siteSettings { url }
  }
`;
