import { defineFixedPages, type FixedPage } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { alsoSearched } from "./common";

const listing = (label: string, path: string): FixedPage => ({ label, path: () => path, body: "none", extra: [] });

const text = (label: string, path: string): FixedPage => ({ ...listing(label, path), body: "required" });

const form = (label: string, path: string): FixedPage => ({
  ...listing(label, path),
  body: "optional",
  extra: ["requirements"],
});

export const pages = defineFixedPages({
  type: "Page",
  name: "pages",
  label: "Páginas",
  labelSingular: "Página",
  description: "Os textos das páginas fixas do site.",
  entries: {
    home: { label: "Página inicial", path: () => "/", body: "none", extra: ["cover"] },
    about: {
      label: "Quem é a Seção",
      path: (site) => `/conheca-a-${site}`,
      body: "required",
      extra: ["cover", "board", "history"],
    },
    news: listing("Notícias e avisos", "/noticias"),
    ministries: listing("Pastorais", "/pastorais"),
    documents: listing("Documentos", "/documentos"),
    subsections: listing("Subseções", "/subsecoes"),
    "pastor-registration": form("Cadastro de pastor sem ministério", "/cadastro-pastor-sem-ministerio"),
    "church-registration": form("Cadastro de igreja sem pastor", "/cadastro-igreja-sem-pastor"),
    search: listing("Busca", "/busca"),
    privacy: text("Política de privacidade", "/politica-privacidade"),
    accessibility: text("Acessibilidade", "/acessibilidade"),
  },
  fields: {
    title: field.text({ label: "Título", hint: "O título no alto da página e na aba do navegador.", max: 110 }),
    summary: field.lines({
      label: "Introdução",
      hint: "O primeiro parágrafo, sob o título; aparece também no Google e ao compartilhar.",
      max: 300,
    }),
    alsoSearched,
    cover: field.picture({ label: "Imagem", hint: "Aparece no alto da página.", required: false }),
    board: field.list({
      label: "Diretoria",
      itemLabel: "Membro da diretoria",
      summary: "{{fields.name}} · {{fields.role}}",
      required: false,
      fields: {
        name: field.text({ label: "Nome", max: 80 }),
        role: field.text({ label: "Cargo", hint: "Exemplo: Presidente.", max: 60 }),
        photo: field.picture({ label: "Foto", required: false }),
      },
    }),
    history: field.list({
      label: "Linha do tempo",
      itemLabel: "Momento",
      summary: "{{fields.year}} · {{fields.event}}",
      required: false,
      fields: {
        year: field.text({ label: "Ano", max: 20 }),
        event: field.lines({ label: "O que aconteceu", max: 300 }),
      },
    }),
    requirements: field.list({
      label: "Tenha em mãos",
      itemLabel: "Item",
      summary: "{{fields.item}}",
      required: false,
      fields: { item: field.text({ label: "Item", hint: "Exemplo: o ano da sua consagração.", max: 140 }) },
    }),
  },
});
