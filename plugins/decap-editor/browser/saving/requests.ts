import { API as GitHubApi, GitHubBackend } from "decap-cms-backend-github";
import { NetlifyAuthenticator } from "decap-cms-lib-auth";
import { FetchError } from "ofetch";
import { http } from "../../../../src/lib/http";
import { inParallel } from "../../../../src/lib/in-parallel";
import { propertyOf } from "../../../../src/lib/values";
import { EditorError, isLostLine, refusedBy, refusedWith, ServiceError } from "../hooks/explain";

/** What is asked of a service for an editor, with the refusals in our words; nothing waits for a limit to be lifted. */
export const ask = <Answer>(
  address: string,
  init: Omit<NonNullable<Parameters<typeof http<Answer>>[1]>, "responseType"> = {},
): Promise<Answer> =>
  http<Answer>(address, {
    cache: "no-cache",
    retryDelay: 500,
    retryStatusCodes: [500, 502, 503, 504],
    signal: AbortSignal.timeout(60_000 + timeToSend(init.body)),
    ...init,
  }).catch((error: unknown) => {
    const response = error instanceof FetchError ? error.response : undefined;
    if (!response) throw refusedWith(0);
    const isGateway = address.includes("/.netlify/git/") && response.status === 401;
    if (isGateway && propertyOf(response._data, "message") === "Bad credentials") throw isDisconnected;
    throw refusedBy(response.status, response.headers, response._data);
  });

/**
 * GitHub refuses git-gateway's own token: who has signed in has nothing to do with it. Not 401, which Decap's `hasWriteAccess`
 * takes for an account without access.
 */
const isDisconnected = new ServiceError(
  502,
  "o site perdeu a conexão com o GitHub",
  "A sua conta está em ordem: peça a quem cuida do site que renove o token do Git Gateway.",
);

/** Milliseconds for a body at 80 kbit/s: on a slow line a document of 25 MB, which the editor takes, would never arrive. */
const timeToSend = (body: unknown): number => (typeof body === "string" ? Math.ceil(body.length / 10) : 0);

/**
 * Makes Decap's classes for GitHub ask so. Decap makes its API itself, and its git-gateway one that extends it: a class of
 * ours would reach neither. Upstream, who meets a limit waits an hour, because a date is taken for a duration
 * (https://github.com/decaporg/decap-cms/issues/6410), and without a line 30 s; the status is lost in both.
 */
export function askInOurWords(): void {
  GitHubApi.prototype.request = async function (this: DecapApi, path, { params, headers, ...init } = {}) {
    const allHeaders = await this.requestHeaders(headers).catch((error: unknown) => {
      // git-gateway's token could not be renewed; Decap hands on the text alone.
      throw refusedWith(isLostLine(error) ? 0 : 401);
    });
    return ask(this.urlFor(path, { params }), { ...init, headers: allHeaders });
  };
  const { authenticate } = NetlifyAuthenticator.prototype;
  // Of a login that was broken off the worker says why in `error`; Decap would tell of it what `message` says, nothing.
  NetlifyAuthenticator.prototype.authenticate = function (options, tell) {
    authenticate.call(this, options, (error, user) => tell(error && notSignedIn, user));
  };
  GitHubBackend.prototype.currentUser = async function (this: DecapGitHub, { token }) {
    this._currentUserPromise ??= ask<DecapUser>(`${this.apiRoot}/user`, {
      headers: { Authorization: `${this.tokenKeyword} ${token}` },
    }).then((user) => ({ ...user, name: user.name || user.login || "" }));
    // A failure is not the last word.
    this._currentUserPromise.catch(() => {
      this._currentUserPromise = undefined;
    });
    return this._currentUserPromise;
  };
}

const notSignedIn = new EditorError(
  "A entrada pelo GitHub não foi concluída. Tente de novo; se continuar, fale com quem cuida do site.",
);

/** Reads texts, ten at once, all of them or none: after the first that can't be read no more are asked for, and it says how many are missing. */
export async function readAll<File>(
  files: readonly File[],
  read: (file: File) => Promise<string>,
): Promise<{ file: File; data: string }[]> {
  const failures: unknown[] = [];
  const attempt = async (file: File) => {
    if (failures.length > 0) return [];
    try {
      return [{ file, data: await read(file) }];
    } catch (error) {
      failures.push(error);
      return [];
    }
  };
  const texts = (await inParallel(files, attempt, 10)).flat();
  if (failures.length === 0) return texts;
  throw missing(files.length - texts.length, files.length, failures[0]);
}

function missing(count: number, all: number, reason: unknown): ServiceError {
  const status = propertyOf(reason, "status");
  const { what, advice, ...service } =
    reason instanceof ServiceError ? reason : refusedWith(typeof status === "number" ? status : 0);
  const texts = count === 1 ? "1 texto não pôde ser lido" : `${count} textos não puderam ser lidos`;
  return new ServiceError(service.status, `${texts}, de ${all}: ${what}`, advice);
}
