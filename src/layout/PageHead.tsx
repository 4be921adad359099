import { graphql, type HeadProps } from "gatsby";
import { Seo } from "./Seo";

/** The head of a page that is an entry of `pages`, or one like them: its title, summary and picture. */
export const PageHead = ({ data: { page } }: HeadProps<{ readonly page: Queries.PageIntroFragment | null }>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

/** What `PageHead` and `PageHeader` show of an entry of `pages`. */
export const pageFragment = graphql`
  fragment PageIntro on Page {
    path
    title
    summary
    social { src alt }
  }
`;
