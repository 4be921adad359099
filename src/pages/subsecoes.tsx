import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SubsectionFinder } from "../features/subsections/SubsectionFinder";
import { Seo } from "../layout/Seo";
import { PageHeader } from "../ui/PageHeader";

export default function SubsectionsPage({
  data: { page, subsections, offices },
}: PageProps<Queries.SubsectionsPageQuery>) {
  return (
    <>
      <PageHeader title={page?.title ?? ""} summary={page?.summary ?? ""} />
      <SubsectionFinder subsections={subsections.nodes} contact={offices?.section ?? {}} />
    </>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.SubsectionsPageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query SubsectionsPage {
    page(key: { eq: "subsections" }) {
      path
      title
      summary
      social {
        src
        alt
      }
    }
    offices: officesSettings {
      section {
        email
        phone
        whatsapp
      }
    }
    subsections: allSubsection(sort: { title: ASC }) {
      nodes {
        slug
        title
        cities
        hasBody
        html
        president {
          name
          photo {
            ...PortraitPicture
          }
        }
        contact {
          email
          phone
          whatsapp
        }
        meeting {
          when
          place
          address
        }
      }
    }
  }
`;
