import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { required } from "../../lib/required";
import { NewsArticle } from "./NewsArticle";

export default function NewsPage({ data: { item: entry, newer, older, site } }: PageProps<Queries.NewsPageQuery>) {
  const item = required(entry);
  return <NewsArticle item={item} newer={newer} older={older} url={`${site?.url}${item.path}`} />;
}

export const Head = ({ data: { item } }: HeadProps<Queries.NewsPageQuery>) =>
  item && <Seo title={item.title} description={item.summary} path={item.path} type="article" image={item.social} />;

export const query = graphql`
  query NewsPage($id: String!, $newer: String, $older: String) {
    item: news(id: { eq: $id }) {
      path
      social { src alt }
      ...NewsArticle
    }
    newer: news(id: { eq: $newer }) {
      path
      title
    }
    older: news(id: { eq: $older }) {
      path
      title
    }
    site: siteSettings { url }
  }
`;
