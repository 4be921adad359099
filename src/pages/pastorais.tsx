import { graphql, type PageProps } from "gatsby";
import { MinistryGrid } from "../features/ministries/MinistryCard";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";

export default function MinistriesPage({ data: { page, ministries } }: PageProps<Queries.MinistriesPageQuery>) {
  return (
    <>
      <PageHeader {...required(page)} />
      <MinistryGrid ministries={ministries.nodes} heading="h2" />
    </>
  );
}

export const Head = PageHead;

export const query = graphql`
  query MinistriesPage {
    page(key: { eq: "ministries" }) {
      ...PageIntro
    }
    ministries: allMinistry(sort: [{ order: ASC }, { inAlphabet: ASC }]) {
      nodes { ...MinistryCard }
    }
  }
`;
