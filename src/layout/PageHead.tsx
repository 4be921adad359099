import { graphql, type HeadProps } from "gatsby";
import { Seo } from "./Seo";

/** The head of a page whose title, summary and picture are an entry of `pages`. */
export const PageHead = ({ data: { page } }: HeadProps<{ readonly page: Queries.PageIntroFragment | null }>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

/** What `PageHead` and `PageHeader` show of an entry of `pages`. */
export const pageFragment = graphql`
  fragment PageIntro on Page {
    path
    title
    summary
    social {
      src
      alt
    }
  }
`;
