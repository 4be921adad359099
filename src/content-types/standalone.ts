import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { addressAndDraft, documents } from "./common";

export const standalone = defineCollection({
  type: "StandalonePage",
  name: "standalone",
  label: "Páginas avulsas",
  labelSingular: "Página avulsa",
  description: "Páginas simples com endereço próprio, como Benefícios ou Perguntas frequentes.",
  path: (entry) => `/${entry}`,
  ownPage: true,
  body: "required",
  summary: "{{title}}",
  sortable: ["title"],
  // Addresses of the site that are no entries; the check knows the others.
  reserved: /^(404|500|admin|agenda|api|builds|cadastro-recebido|error-.*|page-data|pagefind|static)$/,
  fields: {
    title: field.text({ label: "Título", hint: "O título no alto da página e na aba do navegador.", max: 110 }),
    summary: field.lines({
      label: "Introdução",
      hint: "O primeiro parágrafo, sob o título; aparece também na busca e ao compartilhar.",
      max: 240,
    }),
    cover: field.picture({ label: "Imagem", hint: "Aparece sob a introdução.", required: false }),
    documents,
    inMenu: field.flag({
      label: "No menu",
      hint: "Ligado: aparece no fim do primeiro submenu. Para escolher o lugar e o texto: Configurações, Menu.",
    }),
    ...addressAndDraft({ redirects: true }),
  },
});
