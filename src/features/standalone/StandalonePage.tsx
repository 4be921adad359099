import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { required } from "../../lib/required";
import { StandaloneArticle } from "./StandaloneArticle";

export default function StandalonePage({ data: { page } }: PageProps<Queries.StandalonePageQuery>) {
  return <StandaloneArticle page={required(page)} />;
}

export const Head = ({ data: { page } }: HeadProps<Queries.StandalonePageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  fragment StandaloneArticle on StandalonePage {
    title
    summary
    html
    cover {
      ...CoverPicture
    }
    documents {
      ...DocumentRow
    }
  }

  query StandalonePage($id: String!) {
    page: standalonePage(id: { eq: $id }) {
      path
      social {
        src
        alt
      }
      ...StandaloneArticle
    }
  }
`;
