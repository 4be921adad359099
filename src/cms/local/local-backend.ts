import { ProxyBackend } from "decap-cms-backend-proxy";
import { EditorError } from "../hooks/explain";
import { LocalLogin } from "./LocalLogin";
import { savingBegan } from "./publishing";

/** Actions of decap-server that only read. */
const reads = /^(info|entriesBy|getEntry|getMedia|getDeployPreview|unpublished)/;

/** The git server of `npm start` (src/server/editor), which wants to know who saves. */
export class LocalBackend extends ProxyBackend {
  #name = "";

  override authComponent() {
    return LocalLogin;
  }

  override restoreUser(user: DecapUser) {
    return this.authenticate(user);
  }

  override async authenticate({ name }: DecapUser) {
    this.#name = name;
    return { name, login: name };
  }

  override async request(payload: Readonly<Record<string, unknown>>) {
    const response = await fetch(this.proxyUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "x-editor-name": encodeURIComponent(this.#name) },
      body: JSON.stringify({ branch: this.branch, ...payload }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw failure(response.status, answer);
    if (!reads.test(String(payload.action))) savingBegan();
    return answer;
  }
}

function failure(status: number, answer: unknown): Error {
  const said = typeof answer === "object" && answer !== null ? Reflect.get(answer, "error") : undefined;
  const error = new EditorError(
    typeof said === "string" && status === 503
      ? said
      : `o servidor deste computador não conseguiu fazer isto (${status}). O que você escreveu continua nesta tela: tente de novo.`,
  );
  return Object.assign(error, { status });
}
