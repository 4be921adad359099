import { urlOf } from "../../../../src/lib/url";
import { propertyOf } from "../../../../src/lib/values";

/** What was said in Portuguese: of some errors Decap hands on nothing but their text. */
const said = new Set<string>();

/** A failure that says in Portuguese what happened and what to do. */
export class EditorError extends Error {
  override readonly name = "EditorError";

  constructor(message: string) {
    super(message);
    said.add(message);
  }

  /** Decap's login page shows this. */
  override toString(): string {
    return this.message;
  }
}

/** Says an error in Portuguese, for a person who can do something about it. */
export function explain(details: unknown): string {
  if (details instanceof EditorError) return details.message;
  // The address of a page about what is the matter with the service.
  if (typeof details === "string" && (said.has(details) || urlOf(details))) return details;
  const status = propertyOf(details, "status");
  return typeof status === "number" ? refusedWith(status).message : unexpected;
}

const unexpected = "aconteceu um erro que não esperávamos. Tente de novo; se continuar, fale com quem cuida do site.";

/** What a service, or the line to it, answered in place of what was asked for. */
export class ServiceError extends EditorError {
  /**
   * @param status 0 where nothing was answered
   * @param reason the service's own words
   */
  constructor(
    readonly status: number,
    readonly what: string,
    readonly advice: string,
    readonly reason = "",
  ) {
    super(`${what}. ${advice}`);
  }

  /** The same to somebody who has a text on the screen. */
  get toAuthor(): EditorError {
    return new EditorError(`${this.what}. O que você escreveu continua nesta tela. ${this.advice}`);
  }
}

const askKeeper = "Fale com quem cuida do site.";

/** What statuses mean to an editor, and what to do about each. */
const meanings: Readonly<Record<number, readonly [what: string, advice: string]>> = {
  0: [
    "não foi possível falar com o servidor",
    "Confira a internet e tente de novo; se ela funciona, o servidor está com problemas: espere alguns minutos.",
  ],
  400: ["o servidor não aceitou esta mudança", askKeeper],
  401: [
    "a sua sessão terminou",
    // Not “saia”: on a phone that is in another place, and who goes there leaves the text behind.
    "Recarregue a página e entre de novo: o editor oferece então o texto que não foi salvo.",
  ],
  403: ["a sua conta não tem permissão para isto", askKeeper],
  404: [
    "o lugar em que o conteúdo é guardado não foi encontrado, ou a sua conta já não tem acesso a ele",
    "Confira se entrou com a conta certa; se entrou, fale com quem cuida do site.",
  ],
  405: ["o servidor não permite esta mudança", askKeeper],
  409: ["o servidor estava ocupado com outra mudança", "Tente de novo em alguns segundos."],
  413: ["o envio é grande demais", "Use fotos e arquivos menores."],
  422: ["o servidor não aceitou esta mudança", askKeeper],
  429: ["foram feitos pedidos demais em pouco tempo", "Espere um minuto e tente de novo."],
};

/** What a status means. */
export function refusedWith(status: number): ServiceError {
  const trouble = [`o servidor está com problemas (${status})`, "Tente de novo em alguns minutos."] as const;
  return new ServiceError(status, ...(meanings[status] ?? trouble));
}

/** Was nothing answered? Of some errors Decap hands on the text alone. */
export const isLostLine = (error: unknown): boolean => String(error).endsWith(refusedWith(0).message);

/** An organization's repository, and a login that its owner has not admitted. */
const notAdmitted = {
  what: "a organização no GitHub ainda não aprovou o editor",
  advice:
    "A sua conta está em ordem: peça a quem é dono da organização que o aprove no GitHub, nas configurações dela, em Third-party Access.",
};

/** What an answer means. A limit, for which GitHub mostly says 403, says when it is lifted. */
export function refusedBy(status: number, headers: Headers, body: unknown, now = new Date()): ServiceError {
  const wait = status === 403 || status === 429 ? secondsToWait(headers, body, now) : undefined;
  if (wait === undefined) {
    const reason = String(propertyOf(body, "message") ?? "");
    const { what, advice } = /OAuth App access restrictions/i.test(reason) ? notAdmitted : refusedWith(status);
    return new ServiceError(status, what, advice, reason);
  }
  const { what } = refusedWith(429);
  if (wait <= 120) return new ServiceError(429, what, `Espere ${Math.ceil(wait)} segundos e tente de novo.`);
  const lifted = new Date(now.getTime() + wait * 1000);
  const time = lifted.toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });
  return new ServiceError(429, what, `O servidor volta a atender às ${time}: tente de novo depois disso.`);
}

/**
 * How long a limit lasts; undefined if the answer is none.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function secondsToWait(headers: Headers, body: unknown, now: Date): number | undefined {
  const after = Number(headers.get("retry-after") ?? Number.NaN);
  if (after >= 0) return Math.max(after, 1);
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN) - now.getTime() / 1000;
  if (headers.get("x-ratelimit-remaining") === "0" && !Number.isNaN(reset)) return Math.max(reset, 1);
  // A secondary limit may come without either.
  return /rate limit/i.test(String(propertyOf(body, "message"))) ? 60 : undefined;
}
