import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../../layout/PageHead";
import { required } from "../../lib/required";
import { About } from "./About";

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  return <About page={required(page)} />;
}

export const Head = PageHead;

export const query = graphql`
  fragment About on Page {
    title
    summary
    html
    cover { ...CoverPicture }
    board {
      name
      role
      photo { ...PortraitPicture }
    }
    history { year event }
  }

  query AboutPage {
    page(key: { eq: "about" }) {
      ...PageIntro
      ...About
    }
  }
`;
