import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { About } from "./About";

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (!page) throw new Error("no entry");
  return <About page={page} />;
}

export const Head = ({ data: { page } }: HeadProps<Queries.AboutPageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query AboutPage {
    page(key: { eq: "about" }) {
      path
      title
      summary
      social {
        src
        alt
      }
      html
      cover {
        ...CoverPicture
      }
      board {
        name
        role
        photo {
          ...PortraitPicture
        }
      }
      history {
        year
        event
      }
    }
  }
`;
