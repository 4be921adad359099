import type { model } from "../../content-types";
import { About } from "../../features/about/About";
import { EventList } from "../../features/agenda/EventList";
import { DocumentLibrary } from "../../features/documents/DocumentLibrary";
import { Home } from "../../features/home/Home";
import { MinistryGrid } from "../../features/ministries/MinistryCard";
import { NewsHighlights } from "../../features/news/NewsHighlights";
import { NewsList } from "../../features/news/NewsList";
import { SubsectionFinder } from "../../features/subsections/SubsectionFinder";
import { PageHeader } from "../../ui/PageHeader";
import { Prose } from "../../ui/Prose";
import { useBody } from "../body";
import { pictureOf } from "../pictures";
import type { Preview, PreviewView } from "../preview";
import { usePublished } from "../published";
import { ChurchFormPreview, PastorFormPreview } from "./Registration";

const head = ({ draft }: Preview) => ({ title: draft.text("title"), summary: draft.text("summary") });

/** As src/pages/index.tsx composes it; around the texts of the page stands what is published. */
const HomePreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.HomePageQuery>("/");
  return (
    <Home
      {...head(preview)}
      cover={pictureOf(preview.draft.maybeGroup("cover"), "HERO", preview.decap)}
      news={<NewsHighlights items={published?.news.nodes ?? []} />}
      agenda={<EventList events={published?.events.nodes ?? []} origin={published?.site?.url} />}
      ministries={<MinistryGrid ministries={published?.ministries.nodes ?? []} />}
    />
  );
};

const AboutPreview: PreviewView = ({ preview: { draft, decap } }) => (
  <About
    page={{
      title: draft.text("title"),
      summary: draft.text("summary"),
      html: useBody(decap, draft.text("body")),
      cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
      board: draft.list("board").map((member) => ({
        name: member.text("name"),
        role: member.text("role"),
        photo: pictureOf(member.maybeGroup("photo"), "PORTRAIT", decap),
      })),
      history: draft.list("history").map((moment) => ({ year: moment.text("year"), event: moment.text("event") })),
    }}
  />
);

const NewsListPreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.NewsListPageQuery>("/noticias");
  return <NewsList {...head(preview)} items={published?.items ?? []} page={1} pages={1} />;
};

const MinistryListPreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.MinistriesPageQuery>("/pastorais");
  return (
    <>
      <PageHeader {...head(preview)} />
      <MinistryGrid ministries={published?.ministries.nodes ?? []} heading="h2" />
    </>
  );
};

const DocumentListPreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.DocumentsPageQuery>("/documentos");
  return (
    <>
      <PageHeader {...head(preview)} />
      <DocumentLibrary
        categories={published?.site?.documentCategories ?? []}
        documents={published?.documents.nodes ?? []}
      />
    </>
  );
};

const SubsectionListPreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.SubsectionsPageQuery>("/subsecoes");
  return (
    <>
      <PageHeader {...head(preview)} />
      <SubsectionFinder subsections={published?.subsections.nodes ?? []} />
    </>
  );
};

/** Without the search, which would look into the address of the editor, and change it. */
const SearchPreview: PreviewView = ({ preview }) => <PageHeader {...head(preview)} />;

const TextPreview: PreviewView = ({ preview }) => (
  <>
    <PageHeader {...head(preview)} />
    <Prose html={useBody(preview.decap, preview.draft.text("body"))} />
  </>
);

/** The preview of each fixed page. */
export const pagePreviews: Readonly<Record<keyof typeof model.pages.entries, PreviewView>> = {
  home: HomePreview,
  about: AboutPreview,
  news: NewsListPreview,
  ministries: MinistryListPreview,
  documents: DocumentListPreview,
  subsections: SubsectionListPreview,
  "pastor-registration": PastorFormPreview,
  "church-registration": ChurchFormPreview,
  search: SearchPreview,
  privacy: TextPreview,
};
