import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";
import { Prose } from "../ui/Prose";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageHeader {...page} />
      <Prose html={page.html} />
    </>
  );
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
