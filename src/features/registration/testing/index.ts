import type { SiteFacts } from "../consents";
import type { ContentOptions } from "../field-options";

/** Settings and content as a page would give them. */
export const content: ContentOptions = {
  roles: ["Pastor titular", "Pastor auxiliar"],
  regimes: ["Integral", "Parcial", "Bivocacional"],
  subsections: ["Bauru e região", "Campinas e região"],
  cities: {
    Bauru: "Bauru e região",
    Campinas: "Campinas e região",
    Jundiaí: "Campinas e região",
    "Extrema/MG": "Campinas e região",
  },
};

export const facts: SiteFacts = {
  controller: "Ordem de Exemplo",
  retention: "12 meses",
  contactEmail: "cadastro@exemplo.org",
  contactPhone: "(11) 5555-0110",
  replyDays: "5 dias úteis",
  state: "SP",
  ofState: "de São Paulo",
  timeZone: "America/Sao_Paulo",
  utcOffset: "-03:00",
};

export const place = {
  action: "https://formspree.io/f/xexemplo",
  next: "https://exemplo.org/cadastro-recebido",
  content,
  facts,
};
