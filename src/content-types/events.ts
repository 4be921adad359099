import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";
import { eventFile } from "../lib/feed-paths";
import { addressAndDraft, subsection } from "./common";

export const events = defineCollection({
  type: "Event",
  name: "events",
  label: "Agenda",
  labelSingular: "Evento",
  description: "Encontros, assembleias e cursos. Os próximos aparecem na página inicial.",
  path: (entry) => `/#evento-${entry}`,
  ownPage: false,
  file: eventFile,
  body: "none",
  summary: "{{start | date('DD/MM/YYYY')}} · {{title}}",
  sortable: ["start", "title"],
  groups: [{ label: "Ano", field: "start", pattern: "\\d{4}" }],
  rules: [
    {
      field: "end",
      compares: ["start", "end"],
      broken: ({ start, end }) => end !== undefined && end < start,
      found: "o evento termina antes de começar",
      fix: "Escolha um último dia igual ou posterior ao primeiro.",
    },
    {
      field: "endTime",
      compares: ["start", "end", "startTime", "endTime"],
      broken: ({ start, end, startTime, endTime }) =>
        startTime !== undefined &&
        endTime !== undefined &&
        (end === undefined || end === start) &&
        endTime <= startTime,
      found: "o evento termina antes de começar",
      fix: "Escolha uma hora de término depois da hora de início. Se passa da meia-noite, o “Último dia” é o dia seguinte.",
    },
    {
      field: "endTime",
      compares: ["startTime", "endTime"],
      broken: ({ startTime, endTime }) => startTime === undefined && endTime !== undefined,
      found: "há hora de término sem hora de início",
      fix: "Preencha a hora de início ou apague a de término.",
    },
  ],
  changeCount: {
    field: "revision",
    of: ["title", "summary", "start", "startTime", "end", "endTime", "place", "address", "cancelled"],
  },
  fields: {
    title: field.text({ label: "Título", hint: "Exemplo: Assembleia anual da Seção.", max: 110 }),
    start: field.day({ label: "Primeiro dia" }),
    startTime: field.time({ label: "Hora de início", hint: "Vazio: o dia todo.", required: false }),
    end: field.day({
      label: "Último dia",
      hint: "Só se durar mais de um dia, ou passar da meia-noite.",
      required: false,
    }),
    endTime: field.time({ label: "Hora de término", required: false }),
    place: field.text({ label: "Local", hint: "Exemplo: Acampamento Vale do Exemplo.", required: false, max: 120 }),
    address: field.text({
      label: "Endereço do local",
      hint: "Rua, número, bairro e cidade: abre no mapa.",
      required: false,
      max: 200,
    }),
    summary: field.lines({ label: "Descrição", hint: "Uma ou duas frases.", required: false, max: 300 }),
    page: field.path({
      label: "Página com mais informações",
      hint: "Uma página do site. Exemplo: /noticias/assembleia-anual.",
      required: false,
    }),
    link: field.url({ label: "Link de inscrição", hint: "Se a inscrição é em outro site.", required: false }),
    subsection,
    cancelled: field.flag({ label: "Cancelado", hint: "O evento continua na agenda, marcado como cancelado." }),
    revision: field.whole({
      label: "Mudanças depois de publicado",
      hint: "Aumenta sozinho quando você muda o título, a descrição, o dia, a hora ou o local: a mudança chega a quem recebe a agenda inteira. A quem só adicionou este evento, não: publique um aviso.",
      min: 0,
      max: 999,
      required: false,
    }),
    ...addressAndDraft({ redirects: false }),
  },
});
