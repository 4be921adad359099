import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EventList } from "../features/agenda/EventList";
import { Home } from "../features/home/Home";
import { MinistryGrid } from "../features/ministries/MinistryCard";
import { NewsCard } from "../features/news/NewsCard";
import { Seo } from "../layout/Seo";
import { required } from "../lib/required";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { news, events, ministries } = data;
  const page = required(data.page);
  const lead = news.nodes.find(({ cover, kind }) => cover && kind === "noticia") ?? news.nodes[0];
  const rest = news.nodes.filter((item) => item !== lead).slice(0, 3);
  return (
    <Home
      title={page.title}
      summary={page.summary}
      cover={page.cover}
      news={{
        lead: lead && <NewsCard item={lead} lead />,
        rest: rest.map((item) => <NewsCard key={item.path} item={{ ...item, cover: null }} />),
      }}
      agenda={<EventList events={events.nodes} origin={required(data.site).url} />}
      ministries={<MinistryGrid ministries={ministries.nodes} />}
    />
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) => (
  <Seo description={page?.summary} path="/" image={page?.social} />
);

export const query = graphql`
  query HomePage {
    page(key: { eq: "home" }) {
      title
      summary
      social {
        src
        alt
      }
      cover {
        alt
        decorative
        data(use: HERO) {
          ...PictureFiles
        }
      }
    }
    news: allNews(
      filter: { expired: { eq: false } }
      sort: [{ pinned: DESC }, { date: DESC }, { key: ASC }]
      limit: 5
    ) {
      nodes {
        ...NewsCard
      }
    }
    events: allEvent(filter: { past: { eq: false } }, sort: [{ start: ASC }, { key: ASC }], limit: 24) {
      nodes {
        ...EventCard
      }
    }
    site: siteSettings {
      url
    }
    ministries: allMinistry(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...MinistryTile
      }
    }
  }
`;
