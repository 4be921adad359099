import { defineCollection } from "../../plugins/source-content/fields/collection";
import {
  aliases,
  email,
  flag,
  group,
  icon,
  lines,
  phone,
  picture,
  slug,
  text,
  whole,
} from "../../plugins/source-content/fields/fields";

export const ministries = defineCollection({
  type: "Ministry",
  name: "ministries",
  label: "Pastorais",
  labelSingular: "Pastoral",
  description: "Os ministérios da seção, cada um com sua página.",
  path: (entry) => `/pastorais/${entry}`,
  ownPage: true,
  body: "required",
  summary: "{{title}}",
  sortable: ["order", "title"],
  filters: [{ label: "Rascunhos", field: "draft", pattern: true }],
  fields: {
    title: text({ label: "Nome", hint: "Exemplo: Pastoral da Família.", max: 80 }),
    icon: icon({ label: "Ícone", hint: "Aparece ao lado do nome. É escolhido pelo desenho.", required: false }),
    order: whole({ label: "Ordem", hint: "Posição na lista: 1 vem primeiro.", min: 1, max: 99, required: false }),
    summary: lines({ label: "Resumo", hint: "Uma ou duas frases, para a lista e para compartilhar.", max: 240 }),
    cover: picture({ label: "Capa", hint: "Foto no alto da página e no cartão da lista.", required: false }),
    leader: group({
      label: "Responsável",
      fields: {
        name: text({ label: "Nome", max: 80 }),
        role: text({ label: "Função", hint: "Exemplo: Coordenadora.", required: false, max: 60 }),
        photo: picture({ label: "Foto", required: false }),
      },
    }),
    contact: group({
      label: "Contato",
      required: false,
      fields: {
        email: email({ label: "E-mail", required: false }),
        phone: phone({ label: "Telefone", required: false }),
        whatsapp: phone({ label: "WhatsApp", required: false }),
      },
    }),
    meetings: lines({
      label: "Encontros",
      hint: "Exemplo: Toda primeira terça-feira do mês, às 19h30, pela internet.",
      required: false,
      max: 300,
    }),
    slug: slug({
      label: "Endereço",
      hint: "A última parte do link. Vazio: é feito do primeiro nome.",
      required: false,
    }),
    aliases: aliases({ label: "Endereços antigos", hint: "Quem abrir um destes links é levado ao endereço atual." }),
    draft: flag({ label: "Rascunho", hint: "Ligado: só você vê, no editor." }),
  },
});
