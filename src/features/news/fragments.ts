import { graphql } from "gatsby";

/** What the views of news show of an item. */
export const newsFragments = graphql`
  fragment NewsLink on News {
    path
    title
    date
  }

  fragment NewsCard on News {
    path
    title
    kind
    date
    summary
    pinned
    cover { ...CardPicture }
  }

  fragment NewsArticle on News {
    title
    kind
    date
    updated
    expires
    expired
    summary
    html
    tags
    cover { ...CoverPicture }
    subsection { title path }
    documents { ...DocumentRow }
    related { ...NewsLink }
  }
`;
