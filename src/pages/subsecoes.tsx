import { graphql, type PageProps } from "gatsby";
import { SubsectionFinder } from "../features/subsections/SubsectionFinder";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";

export default function SubsectionsPage({
  data: { page, site, subsections, offices },
}: PageProps<Queries.SubsectionsPageQuery>) {
  return (
    <>
      <PageHeader {...required(page)} />
      <SubsectionFinder subsections={subsections.nodes} state={required(site).state} contact={offices?.section ?? {}} />
    </>
  );
}

export const Head = PageHead;

export const query = graphql`
  fragment SubsectionCard on Subsection {
    slug
    title
    cities
    html
    president {
      name
      photo { ...PortraitPicture }
    }
    contact { email phone whatsapp }
    meeting { when place address }
  }

  query SubsectionsPage {
    page(key: { eq: "subsections" }) {
      ...PageIntro
    }
    site: siteSettings { state }
    offices: officesSettings {
      section { email phone whatsapp }
    }
    subsections: allSubsection(sort: { inAlphabet: ASC }) {
      nodes { ...SubsectionCard }
    }
  }
`;
