import { graphql, type PageProps } from "gatsby";
import { useCallback } from "react";
import { ask, prepare } from "../../plugins/search-index/browser/ask";
import type { Question } from "../../plugins/search-index/browser/find-pages";
import { Search } from "../features/search/Search";
import { searchTypes } from "../features/search/search-types";
import { PageHead } from "../layout/PageHead";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";

const indexes = [
  { path: "/noticias", label: "Notícias e avisos" },
  { path: "/documentos", label: "Documentos" },
  { path: "/pastorais", label: "Pastorais" },
  { path: "/subsecoes", label: "Subseções" },
  { path: "/", label: "Página inicial e agenda" },
];

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { synonyms } = required(data.site);
  const answer = useCallback((question: Question) => ask(question, synonyms), [synonyms]);
  return (
    <>
      <PageHeader {...required(data.page)} />
      <Search
        ask={answer}
        prepare={prepare}
        types={searchTypes}
        indexes={indexes.filter(({ path }) => path !== "/subsecoes" || data.subsections.totalCount > 0)}
        contact={required(data.offices).section}
        visit={location.key}
      />
    </>
  );
}

export const Head = PageHead;

export const query = graphql`
  query SearchPage {
    page(key: { eq: "search" }) {
      ...PageIntro
    }
    site: siteSettings {
      synonyms { asked means }
    }
    subsections: allSubsection(limit: 1) { totalCount }
    offices: officesSettings {
      section { phone whatsapp email }
    }
  }
`;
