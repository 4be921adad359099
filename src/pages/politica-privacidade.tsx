import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { TextPage } from "../ui/TextPage";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  return <TextPage {...required(data.page)} />;
}

export const Head = PageHead;

export const query = graphql`
  query PrivacyPage {
    page(key: { eq: "privacy" }) {
      ...PageIntro
      html
    }
  }
`;
