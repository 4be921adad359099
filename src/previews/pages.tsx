import type { ReactNode } from "react";
import type { model } from "../content-types";
import { About } from "../features/about/About";
import { EventList } from "../features/agenda/EventList";
import { DocumentLibrary } from "../features/documents/DocumentLibrary";
import { Home } from "../features/home/Home";
import { MinistryGrid } from "../features/ministries/MinistryCard";
import { NewsHighlights } from "../features/news/NewsHighlights";
import { NewsList } from "../features/news/NewsList";
import { churchForm } from "../features/registration/church-form";
import { askedOf, contentOptions } from "../features/registration/field-options";
import type { FormDefinition } from "../features/registration/form-definition";
import { pastorForm } from "../features/registration/pastor-form";
import { RegistrationPage, type RegistrationPageData } from "../features/registration/RegistrationPage";
import { SubsectionFinder } from "../features/subsections/SubsectionFinder";
import { PageHeader } from "../ui/PageHeader";
import { TextPage } from "../ui/TextPage";
import { useBody } from "./body";
import { personOf, pictureOf } from "./pictures";
import type { Preview, PreviewView } from "./preview";
import { usePublished } from "./published";

const head = ({ draft }: Preview) => ({ title: draft.text("title"), summary: draft.text("summary") });

/** Composed as in src/pages/index.tsx; all but the page's own texts is published content. */
const HomePreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.HomePageQuery>("/");
  return (
    <Home
      {...head(preview)}
      cover={pictureOf(preview.draft.maybeGroup("cover"), "HERO", preview.decap)}
      news={<NewsHighlights items={published?.news.nodes ?? []} />}
      agenda={<EventList events={published?.events.nodes ?? []} origin={published?.site?.url} />}
      ministries={published?.ministries.nodes[0] && <MinistryGrid ministries={published.ministries.nodes} />}
      hasSubsections={published?.subsections.totalCount !== 0}
    />
  );
};

const AboutPreview: PreviewView = ({ preview }) => {
  const { draft, decap } = preview;
  return (
    <About
      page={{
        ...head(preview),
        html: useBody(decap, draft.text("body")),
        cover: pictureOf(draft.maybeGroup("cover"), "COVER", decap),
        board: draft.list("board").map((member) => ({ ...personOf(member, decap), role: member.text("role") })),
        history: draft.list("history").map((moment) => ({ year: moment.text("year"), event: moment.text("event") })),
      }}
    />
  );
};

const NewsListPreview: PreviewView = ({ preview }) => {
  const published = usePublished<Queries.NewsListPageQuery>("/noticias");
  return <NewsList {...head(preview)} items={published?.items ?? []} page={1} pages={1} />;
};

interface AboveProps<Data> {
  preview: Preview;
  path: string;
  draw: (published: Data) => ReactNode;
}

/** The page's texts above the published content of its address. */
function Above<Data>({ preview, path, draw }: AboveProps<Data>) {
  const published = usePublished<Data>(path);
  return (
    <>
      <PageHeader {...head(preview)} />
      {published && draw(published)}
    </>
  );
}

const TextPreview: PreviewView = ({ preview }) => (
  <TextPage {...head(preview)} html={useBody(preview.decap, preview.draft.text("body"))} />
);

/** What both forms take from the settings. */
type PublishedForm = Queries.PastorRegistrationQuery;

interface FormProps {
  preview: Preview;
  definition: FormDefinition;
  path: string;
}

function FormPreview({ preview, definition, path }: FormProps) {
  const { draft, decap } = preview;
  const published = usePublished<PublishedForm>(path);
  const page: RegistrationPageData = {
    ...head(preview),
    html: useBody(decap, draft.text("body")),
    requirements: draft.list("requirements").map((need) => ({ item: need.text("item") })),
  };
  return <FormPage page={page} definition={definition} published={published} />;
}

interface FormPageProps {
  page: RegistrationPageData;
  definition: FormDefinition;
  published: PublishedForm | undefined;
  settings?: PublishedForm["forms"] | undefined;
}

const noSite = { state: "", ofState: "", timeZone: "UTC", utcOffset: "+00:00" };

/** A registration as it is published, with the texts or the settings that are being edited. */
export function FormPage({ page, definition, published, settings = published?.forms }: FormPageProps) {
  if (!settings) return null;
  const content = contentOptions(settings, published?.subsections.nodes ?? []);
  return (
    <RegistrationPage
      page={page}
      definition={askedOf(definition, content)}
      // Never sent: the frame prevents it.
      action="#"
      next="#"
      content={content}
      facts={{ ...settings, ...(published?.site ?? noSite), controller: published?.site?.fullName ?? "" }}
    />
  );
}

/** The preview of each fixed page. */
export const pagePreviews: Readonly<Record<keyof typeof model.pages.entries, PreviewView>> = {
  home: HomePreview,
  about: AboutPreview,
  news: NewsListPreview,
  ministries: ({ preview }) => (
    <Above<Queries.MinistriesPageQuery>
      preview={preview}
      path="/pastorais"
      draw={({ ministries }) => <MinistryGrid ministries={ministries.nodes} heading="h2" />}
    />
  ),
  documents: ({ preview }) => (
    <Above<Queries.DocumentsPageQuery>
      preview={preview}
      path="/documentos"
      draw={({ site, documents, offices }) => (
        <DocumentLibrary
          categories={site?.documentCategories ?? []}
          documents={documents.nodes}
          contact={offices?.section ?? {}}
        />
      )}
    />
  ),
  subsections: ({ preview }) => (
    <Above<Queries.SubsectionsPageQuery>
      preview={preview}
      path="/subsecoes"
      draw={({ subsections, offices }) => (
        <SubsectionFinder subsections={subsections.nodes} contact={offices?.section ?? {}} />
      )}
    />
  ),
  "pastor-registration": ({ preview }) => (
    <FormPreview preview={preview} definition={pastorForm} path="/cadastro-pastor-sem-ministerio" />
  ),
  "church-registration": ({ preview }) => (
    <FormPreview preview={preview} definition={churchForm} path="/cadastro-igreja-sem-pastor" />
  ),
  // Without the search, which would read and change the editor's address.
  search: ({ preview }) => <PageHeader {...head(preview)} />,
  privacy: TextPreview,
  accessibility: TextPreview,
};
