import { graphql, type PageProps } from "gatsby";
import { useCallback } from "react";
import { findPages, type Helps, type Question } from "../../plugins/search-index/browser/find-pages";
import { loadPagefind, loadVocabulary, type Pagefind } from "../../plugins/search-index/browser/pagefind";
import { searchTerms } from "../../plugins/search-index/browser/search-words";
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

let pagefind: Promise<Pagefind> | undefined;

/** Loads the index once; after a failure it can be tried again. */
function load(): Promise<Pagefind> {
  pagefind ??= loadPagefind().catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  return pagefind;
}

const prepare = (words: string) => {
  const terms = searchTerms(words).join(" ");
  load()
    .then((index) => (terms ? index.preload(terms) : undefined))
    .catch(() => undefined);
};

let words: Promise<readonly string[]> | undefined;

/** Loads the vocabulary once; empty if that fails. */
const vocabulary: Helps["vocabulary"] = () => {
  words ??= loadVocabulary().catch(() => {
    words = undefined;
    return [];
  });
  return words;
};

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { synonyms } = required(data.site);
  const ask = useCallback(
    async (question: Question) => findPages(await load(), question, { synonyms, vocabulary }),
    [synonyms],
  );
  return (
    <>
      <PageHeader {...required(data.page)} />
      <Search
        ask={ask}
        prepare={prepare}
        types={searchTypes}
        indexes={indexes}
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
    offices: officesSettings {
      section { phone whatsapp email }
    }
  }
`;
