import type { FieldErrorCode, FormErrorCode } from "@formspree/core";

/** Why delivery is unconfirmed or failed, and what to do. */
export interface Problem {
  readonly title: string;
  readonly text: string;
  /** Delivery is unconfirmed. */
  readonly mayHaveArrived?: true;
}

/** Without a network nothing is sent; it goes out by itself when the network is back. */
export const offline: Problem = {
  title: "Você está sem internet",
  text: "Este envio espera a conexão. As suas respostas estão guardadas nesta página; deixe-a aberta. Quando a conexão voltar, o envio acontece sozinho.",
};

const unknown = "Não sabemos se o cadastro chegou";
const unconfirmed = (reason: string): Problem => ({
  title: unknown,
  text: `${reason} As suas respostas estão guardadas. Tente enviar de novo: o protocolo é o mesmo, e a secretaria não conta o cadastro duas vezes. Se não der certo, use um dos outros caminhos abaixo.`,
  mayHaveArrived: true,
});

/** Problems of a form that was sent without a proper answer. */
export const undelivered = {
  timeout: unconfirmed("A resposta demorou demais."),
  // Browsers don't distinguish a network failure from an answer that they may not read.
  network: unconfirmed(
    "A conexão caiu durante o envio, ou o serviço que recebe os cadastros recusou sem dizer por quê.",
  ),
  server: unconfirmed("O serviço que recebe os cadastros respondeu com um erro."),
};

/** The problem of a retry after an attempt with unconfirmed delivery. */
export const afterUnknown = (problem: Problem): Problem =>
  problem.mayHaveArrived || problem === offline
    ? problem
    : {
        title: unknown,
        text: `Um envio anterior, com o mesmo protocolo, pode ter chegado; o de agora, não. ${problem.text}`,
      };

/** The problem of a rate limit: `Retry-After` in seconds or as a date, if the browser may read it. */
export function busyFor(retryAfter: string | null, now = Date.now()): Problem {
  const date = Date.parse(retryAfter ?? "");
  const seconds = /^\s*\d+\s*$/.test(retryAfter ?? "") ? Number(retryAfter) : (date - now) / 1000;
  return {
    title: "O cadastro não foi enviado: há muitos envios neste momento",
    text: `As suas respostas estão guardadas. Espere ${inWords(seconds)} e envie de novo, ou use um dos outros caminhos abaixo.`,
  };
}

function inWords(seconds: number): string {
  if (Number.isNaN(seconds)) return "alguns minutos";
  const count = (amount: number, one: string, several: string) => (amount <= 1 ? one : `${amount} ${several}`);
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return count(minutes, "um minuto", "minutos");
  const hours = Math.ceil(minutes / 60);
  return hours <= 36 ? `${hours} horas` : `${Math.ceil(hours / 24)} dias`;
}

const kept = "As suas respostas estão guardadas: use um dos outros caminhos abaixo.";
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

/** The problem of a form refused as a whole. */
export const refusalOf = (code: FormErrorCode | "UNSPECIFIED"): Problem => refusals[code];

/** The message at a field whose answer was refused. */
export function fieldRefusal(code: FieldErrorCode | "UNSPECIFIED", label: string): string {
  if (code === "TYPE_EMAIL") return "Digite um e-mail completo e sem acentos, como nome@exemplo.com.br";
  if (code === "TYPE_NUMERIC") return `Digite em “${label}” só algarismos`;
  if (code === "REQUIRED_FIELD_EMPTY" || code === "REQUIRED_FIELD_MISSING") return `Preencha “${label}”`;
  return `Confira “${label}”: a resposta não foi aceita`;
}
