import type { FieldErrorCode, FormErrorCode } from "@formspree/core";

/** Why a registration is not known to have arrived, and what to do about it. */
export interface Problem {
  readonly title: string;
  readonly text: string;
}

/** Without a network nothing is sent; it goes out by itself when the network is back. */
export const offline: Problem = {
  title: "Você está sem internet",
  text: "O cadastro ainda não foi enviado. As suas respostas estão guardadas nesta página; deixe-a aberta. Quando a conexão voltar, o envio acontece sozinho.",
};

const unknown = "Não sabemos se o cadastro chegou";
const again =
  "As suas respostas estão guardadas. Tente enviar de novo: o protocolo é o mesmo, e a secretaria não conta o cadastro duas vezes. Se não der certo, ligue ou escreva e diga o protocolo.";

/** What to say of a form that was sent and not answered as it should be. */
export const undelivered = {
  timeout: { title: unknown, text: `A resposta demorou demais. ${again}` },
  network: { title: unknown, text: `A conexão caiu durante o envio. ${again}` },
  server: { title: unknown, text: `O serviço que recebe os cadastros respondeu com um erro. ${again}` },
} as const satisfies Readonly<Record<string, Problem>>;

/** The same where the server wants no more for so many seconds. */
export function busyFor(seconds: number): Problem {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return {
    title: "O cadastro não foi enviado: há muitos envios neste momento",
    text: `As suas respostas estão guardadas. Espere ${minutes === 1 ? "um minuto" : `${minutes} minutos`} e envie de novo, ou fale com a secretaria.`,
  };
}

const kept = "As suas respostas estão guardadas. Fale com a secretaria, que recebe o cadastro por telefone ou e-mail.";
const notAccepted = (reason: string): Problem => ({ title: "O cadastro não foi aceito", text: `${reason} ${kept}` });
const blocked = notAccepted("O serviço que recebe os cadastros recusou este envio.");
const noFiles = notAccepted("O formulário não recebe arquivos.");
const closed: Problem = { title: "O cadastro não foi enviado", text: `O formulário está fora do ar. ${kept}` };

const refusals: Readonly<Record<FormErrorCode | "UNSPECIFIED", Problem>> = {
  BLOCKED: blocked,
  EMPTY: { title: "O cadastro chegou vazio", text: `Tente enviar de novo. ${kept}` },
  FILES_TOO_BIG: notAccepted("O envio ficou grande demais."),
  FORM_NOT_FOUND: closed,
  INACTIVE: closed,
  PROJECT_NOT_FOUND: closed,
  NO_FILE_UPLOADS: noFiles,
  TOO_MANY_FILES: noFiles,
  UNSPECIFIED: blocked,
};

/** What to say of a form that was refused as a whole. */
export const refusalOf = (code: FormErrorCode | "UNSPECIFIED"): Problem => refusals[code];

/** What to say at a field of which the answer was refused. */
export function fieldRefusal(code: FieldErrorCode | "UNSPECIFIED", label: string): string {
  if (code === "TYPE_EMAIL") return "Digite um e-mail completo, como nome@exemplo.com.br";
  if (code === "TYPE_NUMERIC") return `Digite em “${label}” só algarismos`;
  if (code === "REQUIRED_FIELD_EMPTY" || code === "REQUIRED_FIELD_MISSING") return `Preencha “${label}”`;
  return `Confira “${label}”: a resposta não foi aceita`;
}
