import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { addressAndDraft, contact, cover } from "./common";

export const ministries = defineCollection({
  type: "Ministry",
  name: "ministries",
  label: "Pastorais",
  labelSingular: "Pastoral",
  description: "As pastorais da Seção, cada uma com a sua página.",
  path: (entry) => `/pastorais/${entry}`,
  ownPage: true,
  body: "required",
  summary: "{{title}}",
  sortable: ["order", "title"],
  fields: {
    title: field.text({ label: "Nome", hint: "Exemplo: Pastoral da Família.", max: 80 }),
    icon: field.icon({ label: "Ícone", hint: "Aparece ao lado do nome. É escolhido pelo desenho.", required: false }),
    order: field.whole({ label: "Ordem", hint: "Posição na lista: 1 vem primeiro.", min: 1, max: 99, required: false }),
    summary: field.lines({ label: "Resumo", hint: "Uma ou duas frases, para a lista e para compartilhar.", max: 240 }),
    cover,
    leader: field.group({
      label: "Responsável",
      fields: {
        name: field.text({ label: "Nome", max: 80 }),
        role: field.text({ label: "Função", hint: "Exemplo: Coordenadora.", required: false, max: 60 }),
        photo: field.picture({ label: "Foto", required: false }),
      },
    }),
    contact: field.group({ label: "Contato", required: false, fields: contact }),
    meetings: field.lines({
      label: "Encontros",
      hint: "Exemplo: Toda primeira terça-feira do mês, às 19h30, pela internet.",
      required: false,
      max: 300,
    }),
    ...addressAndDraft({ redirects: true }),
  },
});
