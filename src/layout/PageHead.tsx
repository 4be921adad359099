import type { HeadProps } from "gatsby";
import { Seo } from "./Seo";

/** The head of a page whose title, summary and picture are an entry of `pages`. */
export const PageHead = ({ data: { page } }: HeadProps<{ readonly page: Queries.PageIntroFragment | null }>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;
