import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { ownPlaces } from "../lib/group-place";
import { addressAndDraft } from "./common";

/** The kinds of file that can be offered for download. */
const documentTypes = ["pdf", "docx", "xlsx", "pptx", "odt", "ods"] as const;

export const documents = defineCollection({
  type: "Document",
  name: "documents",
  label: "Documentos",
  labelSingular: "Documento",
  description: "Arquivos para baixar, por categoria, na página Documentos.",
  path: (entry) => `/documentos#${entry}`,
  ownPage: false,
  body: "none",
  summary: "{{title}} · {{category}}",
  sortable: ["date", "title"],
  groups: [
    { label: "Categoria", field: "category" },
    { label: "Ano", field: "date", pattern: "\\d{4}" },
  ],
  groupedBy: "category",
  reserved: ownPlaces,
  fields: {
    title: field.text({
      label: "Título",
      hint: "O nome do documento, sem o tipo do arquivo. Ponha o ano no que se repete todo ano. Exemplo: Estatuto da Seção.",
      max: 110,
    }),
    category: field.option({
      label: "Categoria",
      hint: "O grupo em que aparece na página Documentos.",
      setting: "site",
      list: "documentCategories",
    }),
    date: field.day({ label: "Data do documento", hint: "O dia da aprovação ou da versão." }),
    summary: field.lines({
      label: "Para que serve",
      hint: "Uma frase. Exemplo: As regras de filiação e de eleição.",
      required: false,
      max: 240,
    }),
    file: field.file({
      label: "Arquivo",
      hint: "Tipo, tamanho e número de páginas são lidos do arquivo. Saiu uma versão nova? Envie outro documento e escolha este em “Substitui”; troque o arquivo aqui só para corrigir um engano.",
      types: documentTypes,
    }),
    replaces: field.relation({
      label: "Substitui",
      hint: "A versão anterior, que passa a aparecer embaixo desta.",
      collection: "documents",
      type: "Document",
      required: false,
    }),
    ...addressAndDraft({ redirects: false }),
  },
});
