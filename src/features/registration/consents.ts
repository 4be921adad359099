import { criterionField, type FormDefinition, fieldsOf, idOf, nameOf } from "./form-definition";

/** What the consent texts take from the settings. */
export interface ConsentFacts {
  /** Who answers for the data, in full. */
  readonly controller: string;
  /** How long answers are kept: `12 meses`. */
  readonly retention: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** How long an answer takes: `5 dias úteis`. */
  readonly replyDays: string;
}

/** What a registration takes from the settings beside its options. */
export interface SiteFacts extends ConsentFacts {
  /** `SP` */
  readonly state: string;
  /** `de São Paulo` */
  readonly ofState: string;
  readonly timeZone: string;
  /** `-03:00` */
  readonly utcOffset: string;
}

/** The answer that a ticked box sends. */
export const consentValue = "Sim, autorizo";

/** Consents that are required to send; never ticked beforehand, never part of a draft. */
export const consents = [
  {
    // LGPD art. 11, I: sensitive data need a specific consent.
    key: "sensitive-data",
    /** The name of the answer in the e-mail. */
    name: "Consentimento para dados sensíveis",
    /** What the visitor agrees to, highlighted. */
    statement: (controller: string, purpose: string) =>
      `Autorizo a ${controller} a usar a minha filiação religiosa, que é um dado pessoal sensível, e as respostas deste cadastro, para ${purpose}.`,
    /** The error message if it is not ticked. */
    request: "Marque a caixa que autoriza o uso dos seus dados, ou fale com a secretaria",
  },
  {
    // LGPD art. 33, VIII: so does sending them abroad, told apart from every other purpose.
    key: "transfer",
    name: "Consentimento para transferência internacional",
    statement: () =>
      "Autorizo o envio destes dados aos Estados Unidos, onde fica a Formspree, que os entrega à secretaria.",
    request: "Marque a caixa que autoriza o envio aos Estados Unidos, ou fale com a secretaria",
  },
] as const;

/** All questions of a form in order: the name of the answer, the label, and the id of the control. */
export const questionsOf = (definition: FormDefinition) => [
  ...fieldsOf(definition).map((field) => ({ name: nameOf(field), label: field.label, id: idOf(field.key) })),
  ...consents.map(({ key, name }) => ({ name, label: name, id: idOf(key) })),
];

/** Who matches pastors and churches. Without sub-sections there is no president. */
const matchmakers = (definition: FormDefinition) =>
  criterionField(definition, "subsection")
    ? "A secretaria da Seção, o responsável pelos cadastros e o presidente da subseção escolhida."
    : "A secretaria da Seção e o responsável pelos cadastros.";

/** What a visitor must know before agreeing, by question. */
export const consentTerms = (definition: FormDefinition, facts: ConsentFacts) => ({
  "Por que pedimos":
    "A filiação a uma igreja ou a uma ordem de pastores é dado pessoal sensível (LGPD, art. 5º, II). Só podemos tratá-lo com o seu consentimento específico e destacado (art. 11, I).",
  "Para quê": `Para ${definition.purpose}. Para mais nada.`,
  "Por quanto tempo": `${facts.retention} a partir do envio. Depois, a secretaria apaga o cadastro. Guardamos só a prova da sua autorização, por até cinco anos.`,
  "Quem trata os dados": `${matchmakers(definition)} ${definition.recipients} A Formspree, empresa dos Estados Unidos, recebe e guarda o formulário e o entrega à secretaria, no e-mail dela. Se ela responder por WhatsApp, a Meta leva a conversa.`,
  "Como retirar o consentimento": `A qualquer momento e sem custo: escreva para ${facts.contactEmail} ou ligue para ${facts.contactPhone}. Apagamos o seu cadastro.`,
  "Se você não autorizar":
    "O cadastro não pode ser enviado pelo site. Fale com a secretaria, que atende você por telefone.",
});
