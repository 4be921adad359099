import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EventList } from "../features/agenda/EventList";
import { Home } from "../features/home/Home";
import { MinistryGrid } from "../features/ministries/MinistryCard";
import { NewsHighlights } from "../features/news/NewsHighlights";
import { Seo } from "../layout/Seo";
import { required } from "../lib/required";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { news, events, ministries, subsections } = data;
  const page = required(data.page);
  return (
    <Home
      title={page.title}
      summary={page.summary}
      cover={page.cover}
      news={<NewsHighlights items={news.nodes} first={!page.cover} />}
      agenda={<EventList events={events.nodes} origin={required(data.site).url} />}
      ministries={ministries.nodes.length > 0 && <MinistryGrid ministries={ministries.nodes} />}
      hasSubsections={subsections.totalCount > 0}
    />
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) => (
  <Seo description={page?.summary} path="/" image={page?.social} />
);

export const query = graphql`
  fragment EventCard on Event {
    slug
    title
    start
    end
    when
    place
    address
    summary
    subsection { title path }
    page
    link
    cancelled
    until
    google
    outlook
  }

  query HomePage {
    page(key: { eq: "home" }) {
      ...PageIntro
      cover {
        alt
        decorative
        credit
        data(use: HERO) { ...PictureFiles }
      }
    }
    news: allNews(
      filter: { expired: { eq: false } }
      sort: [{ pinned: DESC }, { date: DESC }, { key: ASC }]
      limit: 5
    ) {
      nodes { ...NewsCard }
    }
    events: allEvent(filter: { past: { eq: false } }, sort: [{ start: ASC }, { startTime: ASC }, { key: ASC }]) {
      nodes { ...EventCard }
    }
    site: siteSettings { url }
    subsections: allSubsection(limit: 1) { totalCount }
    ministries: allMinistry(sort: [{ order: ASC }, { inAlphabet: ASC }]) {
      nodes { ...MinistryTile }
    }
  }
`;
