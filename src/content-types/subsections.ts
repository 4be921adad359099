import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { ownPlaces } from "../lib/group-place";
import { addressAndDraft, contact } from "./common";

export const subsections = defineCollection({
  type: "Subsection",
  name: "subsections",
  label: "Subseções",
  labelSingular: "Subseção",
  description: "As subseções do estado, com as cidades que atendem e os contatos.",
  path: (entry) => `/subsecoes#${entry}`,
  ownPage: false,
  body: "optional",
  summary: "{{title}}",
  sortable: ["title"],
  reserved: ownPlaces,
  fields: {
    title: field.text({ label: "Nome", hint: "Sem a palavra Subseção. Exemplo: Campinas e região.", max: 80 }),
    cities: field.cities({
      label: "Cidades",
      hint: "As cidades que a subseção atende. Digite o nome, ou cole uma lista com vírgulas. Uma de outro estado leva a sigla: Unaí/MG.",
    }),
    president: field.group({
      label: "Presidente",
      fields: {
        name: field.text({ label: "Nome", hint: "Exemplo: Pr. Daniel Exemplo.", max: 80 }),
        photo: field.picture({ label: "Foto", required: false }),
      },
    }),
    contact: field.group({ label: "Contato", fields: contact }),
    meeting: field.group({
      label: "Reunião",
      required: false,
      fields: {
        when: field.text({ label: "Quando", hint: "Exemplo: Primeira segunda-feira do mês, às 9h.", max: 120 }),
        place: field.text({ label: "Local", hint: "Exemplo: Primeira Igreja Batista de Vila Exemplo.", max: 120 }),
        address: field.text({
          label: "Endereço",
          hint: "Rua, número, bairro e cidade: abre no mapa.",
          required: false,
          max: 200,
        }),
      },
    }),
    ...addressAndDraft({ redirects: false }),
  },
});
