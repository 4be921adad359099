import { graphql } from "gatsby";

/** What the views of documents show of one. */
export const documentFragments = graphql`
  fragment DocumentRow on Document {
    slug
    title
    date
    summary
    fileType
    fileSize
    fileUrl
    pages
  }

  fragment LibraryDocument on Document {
    ...DocumentRow
    category
    thumbnail { src width height }
    replaces { slug }
  }
`;
