import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocumentLibrary } from "../features/documents/DocumentLibrary";
import { Seo } from "../layout/Seo";
import { PageHeader } from "../ui/PageHeader";

export default function DocumentsPage({
  data: { page, site, documents, offices },
}: PageProps<Queries.DocumentsPageQuery>) {
  return (
    <>
      <PageHeader title={page?.title ?? ""} summary={page?.summary ?? ""} />
      <DocumentLibrary
        categories={site?.documentCategories ?? []}
        documents={documents.nodes}
        contact={offices?.section ?? {}}
      />
    </>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.DocumentsPageQuery>) =>
  page && <Seo title={page.title} description={page.summary} path={page.path} image={page.social} />;

export const query = graphql`
  query DocumentsPage {
    page(key: { eq: "documents" }) {
      path
      title
      summary
      social {
        src
        alt
      }
    }
    site: siteSettings {
      documentCategories
    }
    documents: allDocument(sort: [{ date: DESC }, { title: ASC }]) {
      nodes {
        ...DocumentRow
        thumbnail {
          src
          width
          height
        }
        replaces {
          slug
        }
        mentionedBy {
          ...NewsLink
        }
      }
    }
    offices: officesSettings {
      section {
        email
        phone
        whatsapp
      }
    }
  }
`;
