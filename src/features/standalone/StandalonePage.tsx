import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../../layout/PageHead";
import { required } from "../../lib/required";
import { StandaloneArticle } from "./StandaloneArticle";

export default function StandalonePage({ data: { page } }: PageProps<Queries.StandalonePageQuery>) {
  return <StandaloneArticle page={required(page)} />;
}

export const Head = PageHead;

export const query = graphql`
  fragment StandaloneArticle on StandalonePage {
    title
    summary
    html
    cover { ...CoverPicture }
    documents { ...DocumentRow }
  }

  query StandalonePage($id: String!) {
    page: standalonePage(id: { eq: $id }) {
      path
      social { src alt }
      ...StandaloneArticle
    }
  }
`;
