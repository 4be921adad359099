import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { listPath, newsFilters } from "../../lib/news-paths";
import { required } from "../../lib/required";
import { NewsList } from "./NewsList";

interface Context {
  filter: string | null;
  page: number;
  pages: number;
}

export default function NewsListPage({
  data,
  pageContext: { filter, page, pages },
}: PageProps<Queries.NewsListPageQuery, Context>) {
  return (
    <NewsList
      title={titleOf(data, filter)}
      summary={required(data.page).summary}
      filter={filter ?? undefined}
      items={data.items}
      page={page}
      pages={pages}
    />
  );
}

export const Head = ({ data, pageContext: { filter, page } }: HeadProps<Queries.NewsListPageQuery, Context>) => (
  <Seo
    title={page > 1 ? `${titleOf(data, filter)}, página ${page}` : titleOf(data, filter)}
    description={data.page?.summary}
    path={listPath(filter ?? undefined, page)}
    image={data.page?.social}
  />
);

const titleOf = (data: Queries.NewsListPageQuery, filter: string | null) =>
  newsFilters.find(({ key }) => key === filter)?.label ?? data.page?.title ?? "";

export const query = graphql`
  query NewsListPage($keys: [String!]!) {
    page(key: { eq: "news" }) {
      ...PageIntro
    }
    items: newsByKey(keys: $keys) { ...NewsCard }
  }
`;
