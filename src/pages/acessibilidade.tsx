import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { TextPage } from "../ui/TextPage";

export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  return <TextPage {...required(data.page)} />;
}

export const Head = PageHead;

export const query = graphql`
  query AccessibilityPage {
    page(key: { eq: "accessibility" }) {
      ...PageIntro
      html
    }
  }
`;
