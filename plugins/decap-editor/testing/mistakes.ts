import { type Content, documentWith, good, newsWith, subsectionFields } from "../../source-content/testing/fixture";

/** What an editor may do in good faith, after which the site could not be built. */
export interface Mistake {
  /** What is there beside the good content. */
  readonly before?: Content;
  /** What is saved; null for what is deleted. */
  readonly saved: Content;
  /** The field that is named, and the entry where it is another's. */
  readonly field: string;
  readonly entry?: string;
}

const news = "content/news/encontro/index.md";
const linking = (link: string): Content => ({
  "content/news/retiro/index.md": newsWith({ title: "Retiro" }, `Veja [aqui](${link}).`),
});
const inText = (text: string): Mistake => ({ saved: { [news]: newsWith({}, text) }, field: "Texto" });
const site = good["content/settings/site.yml"].fields;
const siteWith = (fields: Readonly<Record<string, unknown>>): Content => ({
  "content/settings/site.yml": { fields: { ...site, ...fields } },
});
const document = (fields: Readonly<Record<string, unknown>>): Content => ({
  "content/documents/estatuto/index.md": documentWith({ file: "estatuto.pdf", ...fields }),
});

export const mistakes: Readonly<Record<string, Mistake>> = {
  // The editor keeps the former name by itself (saving/index.ts); here it is taken out.
  "the short name is changed, and the former one forgotten": {
    before: linking("/conheca-a-opbb-sp"),
    saved: siteWith({ name: "Ordem de Exemplo" }),
    field: "Texto",
    entry: "Retiro",
  },
  "a category is taken out that a document has": {
    saved: siteWith({ documentCategories: ["Atas"] }),
    field: "Categoria",
    entry: "Estatuto",
  },
  "the menu leads nowhere": {
    saved: { "content/settings/navigation.yml": { fields: { items: [{ label: "Loja", path: "/loja" }] } } },
    field: "Menu principal › 1º item › Página",
  },
  "an address is one of the site's own": { saved: { [news]: newsWith({ slug: "pagina" }) }, field: "Endereço" },
  "an address is another entry's": {
    before: linking("/noticias"),
    saved: { [news]: newsWith({ slug: "retiro" }) },
    field: "Endereço",
  },
  "an address is the old one of another entry": {
    before: { "content/news/retiro/index.md": newsWith({ title: "Retiro", aliases: ["acampamento"] }) },
    saved: { [news]: newsWith({ slug: "acampamento" }) },
    field: "Endereços antigos",
    entry: "Retiro",
  },
  "a new entry has the address of a page": {
    saved: {
      "content/standalone/noticias/index.md": { fields: { title: "Notícias", summary: "Todas." }, body: "Texto." },
    },
    field: "Endereço",
  },
  "a rename is undone, and the present address stays among the old ones": {
    before: { [news]: newsWith({ slug: "encontro-anual", aliases: ["encontro"] }) },
    saved: { [news]: newsWith({ aliases: ["encontro"] }) },
    field: "Endereços antigos",
  },
  "the address of a document is changed that a text links to": {
    before: linking("/documentos#estatuto"),
    saved: document({ slug: "estatuto-novo" }),
    field: "Texto",
    entry: "Retiro",
  },
  "the address of a sub-section is changed that a text links to": {
    before: linking("/subsecoes#campinas"),
    saved: { "content/subsections/campinas/index.md": { fields: { ...subsectionFields, slug: "regiao" } } },
    field: "Texto",
    entry: "Retiro",
  },
  "a document becomes a draft that a text offers": {
    before: linking("documento:estatuto"),
    saved: document({ draft: true }),
    field: "Texto",
    entry: "Retiro",
  },
  "a date to come is given to what a text links to": {
    before: linking("/noticias/encontro"),
    saved: { [news]: newsWith({ date: "2027-01-01" }) },
    field: "Texto",
    entry: "Retiro",
  },
  "an entry is deleted that a text links to": {
    before: linking("/noticias/encontro"),
    saved: { [news]: null },
    field: "Texto",
    entry: "Retiro",
  },
  "a link is typed without https": inText("[Aqui](www.example.org)."),
  "a heading of the first level comes from Word": inText("# Programa\n\nUm texto."),
  "a relative link is pasted": inText("[Aqui](../noticias/encontro)."),
  "a picture in a text is not described": inText("![](foto.webp)"),
  "a block is left empty": inText("> [!DESTAQUE]"),
  "a document button has no document": inText("[Baixar](documento:)"),
  "a video is typed without https": inText("[Assista](youtu.be/abcdefghijk)"),
  "an event leads to a page that is not written yet": {
    saved: {
      "content/events/assembleia/index.md": {
        fields: { title: "Assembleia", start: "2026-12-05", page: "/noticias/assembleia" },
      },
    },
    field: "Página com mais informações",
  },
};
