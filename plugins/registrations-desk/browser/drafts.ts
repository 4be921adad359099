import type { Registration } from "./clean";
import { titleOf } from "./confidentiality";
import type { Pair } from "./match";

/** An e-mail to be sent from the secretary's own program. */
export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

const draft = (
  { email, ref }: Registration,
  site: string,
  subject: string,
  ...paragraphs: readonly string[]
): Draft => ({
  to: email,
  subject: `${subject} · ${ref}`,
  body: [...paragraphs, `Secretaria da ${site}`].filter(Boolean).join("\n\n"),
});

const line = (label: string, text: string | undefined) => (text ? `${label}: ${text}` : "");

/** Asks a pastor whether he may be introduced; names the church only if it may be told. */
export function draftToPastor({ pastor, church }: Pair, site: string, isChurchOpen: boolean): Draft {
  const { answers } = church.of;
  const who = isChurchOpen ? `${answers.church}, em ${answers.city},` : "Uma igreja, que pediu sigilo,";
  return draft(
    pastor.of,
    site,
    "Uma igreja procura um pastor",
    "Prezado pastor,",
    `Recebemos o seu cadastro, de protocolo ${pastor.of.ref}. ${who} procura: ${answers.role}, em regime ${answers.regime}.`,
    line("Perfil que a igreja descreve", isChurchOpen ? answers.profile : ""),
    "Podemos apresentar você a ela? Responda a este e-mail com “sim” ou “não”. Sem a sua resposta, nada será enviado.",
  );
}

/** Introduces a pastor to a church; one whose own name may not be told yet is asked first, and learns nothing of him. */
export function draftToChurch({ pastor, church }: Pair, site: string, isChurchOpen: boolean): Draft {
  const { answers, email } = pastor.of;
  const { name, role } = church.of.answers;
  if (!isChurchOpen)
    return draft(
      church.of,
      site,
      "Podemos dizer o nome da igreja?",
      `Prezado(a) ${name},`,
      `Temos um pastor que pode servir na função que vocês procuram: ${role}. Podemos dizer a ele o nome da igreja? Responda a este e-mail com “sim” ou “não”.`,
    );
  const facts = [
    line("Nome", answers.name),
    line("Cidade", answers.city),
    line("Anos de ministério", answers.ministryYears),
    line("Formação", answers.education),
    line("Telefone", answers.phone),
    line("E-mail", email),
    line("Currículo", answers.resumeUrl),
  ];
  return draft(
    church.of,
    site,
    "Apresentação de um pastor",
    `Prezado(a) ${name},`,
    `Para a função que a igreja procura (${role}), apresentamos:`,
    facts.filter(Boolean).join("\n"),
    line("Apresentação", answers.presentation),
    "Estes dados são pessoais: use-os só para esta conversa, e apague-os se ela não for adiante.",
  );
}

/** Tells somebody that a registration they know of is withdrawn; by its protocol, which stood in the introduction. */
export const draftOfLeaving = (to: Registration, ref: string, day: string, site: string): Draft =>
  draft(
    to,
    site,
    "Cadastro retirado",
    `Prezado(a) ${titleOf(to, true)},`,
    `Em ${day} fizemos uma apresentação pelo cadastro de protocolo ${ref}. Quem se cadastrou retirou o consentimento. Apague os dados que recebeu, também de e-mails e mensagens.`,
  );

export const mailLink = ({ to, subject, body }: Draft): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

export const asText = ({ to, subject, body }: Draft): string => `Para: ${to}\nAssunto: ${subject}\n\n${body}\n`;
