import { readSettings } from "../../plugins/decap-editor/browser/settings";
import { analytics, type model } from "../content-types";
import { pastorForm } from "../features/registration/pastor-form";
import { Footer } from "../layout/Footer";
import { Header } from "../layout/Header";
import { Section } from "../ui/Section";
import { contactOf, type Draft } from "./draft";
import { FormPage } from "./pages";
import type { PreviewView } from "./preview";
import { usePublished } from "./published";

const linkOf = (entry: Draft) => ({
  label: entry.text("label"),
  path: entry.maybe("path"),
  hidden: entry.flag("hidden"),
});

const officeOf = (office: Draft) => ({
  ...contactOf(office),
  name: office.text("name"),
  address: office.text("address"),
});

const noOffices = { national: { name: "", address: "" }, section: { name: "", address: "" }, copyright: "" };

const SitePreview: PreviewView = ({ preview: { draft } }) => (
  <Header site={{ name: draft.text("name"), fullName: draft.text("fullName") }} items={[]} path="/" />
);

const NavigationPreview: PreviewView = ({ preview: { draft } }) => (
  <>
    <Header
      site={{ name: "Menu", fullName: "Menu" }}
      items={draft.list("items").map((entry) => ({ ...linkOf(entry), items: entry.list("items").map(linkOf) }))}
      path="/"
    />
    <main id="conteudo">
      <p>Clique nos itens do menu para ver os submenus.</p>
    </main>
    <Footer ofState={readSettings().ofState} offices={noOffices} links={draft.list("footer").map(linkOf)} />
  </>
);

const OfficesPreview: PreviewView = ({ preview: { draft } }) => (
  <Footer
    ofState={readSettings().ofState}
    offices={{
      national: officeOf(draft.group("national")),
      section: officeOf(draft.group("section")),
      copyright: draft.text("copyright"),
    }}
    links={[]}
  />
);

const FormsPreview: PreviewView = ({ preview: { draft } }) => {
  const published = usePublished<Queries.PastorRegistrationQuery>("/cadastro-pastor-sem-ministerio");
  return (
    <main id="conteudo">
      <FormPage
        page={{
          title: published?.page?.title ?? "Cadastro",
          summary: published?.page?.summary ?? "",
          html: "",
          requirements: null,
        }}
        definition={pastorForm}
        published={published}
        settings={{
          pastorFormId: draft.maybe("pastorFormId"),
          churchFormId: draft.maybe("churchFormId"),
          contactEmail: draft.text("contactEmail"),
          contactPhone: draft.text("contactPhone"),
          replyDays: draft.text("replyDays"),
          retention: draft.text("retention"),
          roles: [...draft.texts("roles")],
          regimes: [...draft.texts("regimes")],
        }}
      />
    </main>
  );
};

const AnalyticsPreview: PreviewView = () => (
  <main id="conteudo">
    <Section title={analytics.label}>
      <p>{analytics.description}</p>
    </Section>
  </main>
);

/** The preview of each setting. */
export const settingPreviews: Readonly<Record<(typeof model.settings)[number]["name"], PreviewView>> = {
  site: SitePreview,
  navigation: NavigationPreview,
  offices: OfficesPreview,
  forms: FormsPreview,
  analytics: AnalyticsPreview,
};
