import type { FormDefinition } from "./form-definition";

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

/** A box of its own, never ticked beforehand, that must be ticked to send. It is never part of a draft. */
export interface ConsentBox {
  readonly key: string;
  /** The name of the answer in the e-mail. */
  readonly name: string;
  /** What the visitor agrees to, highlighted. */
  readonly statement: (controller: string, purpose: string) => string;
  /** What to do if it is not ticked, told apart from the other boxes. */
  readonly request: string;
}

/** The answer that a ticked box sends. */
export const consentValue = "Sim, autorizo";

/** LGPD art. 11, I: sensitive data need a specific consent. */
const sensitiveData: ConsentBox = {
  key: "sensitive-data",
  name: "Consentimento para dados sensíveis",
  statement: (controller, purpose) =>
    `Autorizo a ${controller} a tratar a minha filiação religiosa, que é um dado pessoal sensível, e as respostas deste cadastro para ${purpose}.`,
  request: "Marque a caixa que autoriza o uso dos seus dados, ou fale com a secretaria",
};

/** LGPD art. 33, VIII: so does sending them abroad, told apart from every other purpose. */
const transfer: ConsentBox = {
  key: "transfer",
  name: "Consentimento para transferência internacional",
  statement: () =>
    "Autorizo o envio destes dados aos Estados Unidos, onde fica a Formspree, que os entrega à secretaria.",
  request: "Marque a caixa que autoriza o envio aos Estados Unidos, ou fale com a secretaria",
};

export const consents: readonly ConsentBox[] = [sensitiveData, transfer];

/** What a visitor must know before agreeing, as questions and answers. */
export function consentTerms(
  { purpose, recipients }: FormDefinition,
  facts: ConsentFacts,
): readonly (readonly [string, string])[] {
  return [
    [
      "Por que pedimos",
      "A filiação a uma igreja ou a uma ordem de pastores é dado pessoal sensível (LGPD, art. 5º, II). Só podemos tratá-lo com o seu consentimento específico e destacado (art. 11, I).",
    ],
    ["Para quê", `Para ${purpose}. Para mais nada.`],
    ["Por quanto tempo", `${facts.retention} a partir do envio. Depois, apagamos.`],
    [
      "Quem trata os dados",
      `${recipients} A Formspree, empresa dos Estados Unidos, recebe o formulário e o entrega à secretaria.`,
    ],
    [
      "Como retirar o consentimento",
      `A qualquer momento e sem custo: escreva para ${facts.contactEmail} ou ligue para ${facts.contactPhone}. Apagamos o seu cadastro.`,
    ],
    [
      "Se você não autorizar",
      "O cadastro não pode ser enviado pelo site. Fale com a secretaria, que atende você por telefone.",
    ],
  ];
}
