import { graphql, type PageProps } from "gatsby";
import { DocumentLibrary } from "../features/documents/DocumentLibrary";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";

export default function DocumentsPage({
  data: { page, site, documents, offices },
}: PageProps<Queries.DocumentsPageQuery>) {
  return (
    <>
      <PageHeader {...required(page)} />
      <DocumentLibrary
        categories={site?.documentCategories ?? []}
        documents={documents.nodes}
        contact={offices?.section ?? {}}
      />
    </>
  );
}

export const Head = PageHead;

export const query = graphql`
  query DocumentsPage {
    page(key: { eq: "documents" }) {
      ...PageIntro
    }
    site: siteSettings { documentCategories }
    documents: allDocument(sort: [{ date: DESC }, { inAlphabet: ASC }]) {
      nodes { ...LibraryDocument }
    }
    offices: officesSettings {
      section { email phone whatsapp }
    }
  }
`;
