import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { newsKinds } from "../lib/news-kinds";
import { listPath, newsFilters } from "../lib/news-paths";
import { addressAndDraft, cover, documents, subsection } from "./common";

export const news = defineCollection({
  type: "News",
  name: "news",
  label: "Notícias e avisos",
  labelSingular: "Notícia ou aviso",
  description: "O que acontece na Seção. As mais novas aparecem na página inicial.",
  path: (entry) => `/noticias/${entry}`,
  ownPage: true,
  body: "required",
  summary: "{{date | date('DD/MM/YYYY')}} · {{title}}",
  sortable: ["date", "title"],
  filters: [{ label: "Avisos", field: "kind", pattern: "aviso" }],
  groups: [{ label: "Ano", field: "date", pattern: "\\d{4}" }],
  lists: newsFilters.map(({ key }) => listPath(key, 1)),
  reserved: /^(pagina|tipo)$/,
  rules: [
    {
      field: "expires",
      compares: ["date", "expires"],
      broken: ({ date, expires }) => expires !== undefined && expires < date,
      found: "o aviso vence antes de ser publicado",
      fix: "Escolha um vencimento igual ou posterior à data.",
    },
    {
      field: "updated",
      compares: ["date", "updated"],
      broken: ({ date, updated }) => updated !== undefined && updated < date,
      found: "a atualização é anterior à publicação",
      fix: "Escolha um dia igual ou posterior à data, ou deixe vazio.",
    },
    {
      field: "updated",
      compares: ["date", "updated"],
      broken: ({ updated }, day) => updated !== undefined && updated > day,
      found: "a atualização é de um dia que ainda não chegou",
      fix: "Escolha hoje ou um dia entre a data e hoje, ou deixe vazio.",
    },
  ],
  fields: {
    title: field.text({
      label: "Título",
      hint: "Aparece na página, nas listas e no WhatsApp. Exemplo: Encontro de pastores reúne 200 pessoas.",
      max: 110,
    }),
    kind: field.oneOf({
      label: "Tipo",
      hint: "Aviso é um recado curto, às vezes com prazo. Notícia conta o que aconteceu ou vai acontecer.",
      options: newsKinds,
    }),
    date: field.day({
      label: "Data",
      hint: "Dia da publicação. Com data futura, só aparece a partir desse dia.",
      today: true,
    }),
    updated: field.day({ label: "Atualizada em", hint: "Só se o texto mudou depois de publicado.", required: false }),
    summary: field.lines({
      label: "Resumo",
      hint: "Uma ou duas frases. Aparece nas listas, na busca e ao compartilhar.",
      max: 240,
    }),
    cover,
    pinned: field.flag({ label: "Fixar no topo", hint: "Fica no começo da lista e da página inicial." }),
    expires: field.day({
      label: "Vence em",
      hint: "Só para avisos: depois deste dia, o aviso sai das listas.",
      required: false,
    }),
    tags: field.texts({
      label: "Assuntos",
      itemLabel: "Assunto",
      hint: "Exemplo: formação, família pastoral.",
      required: false,
      max: 40,
    }),
    subsection,
    documents,
    ...addressAndDraft({ redirects: true }),
  },
});
