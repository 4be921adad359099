import { ProxyBackend } from "decap-cms-backend-proxy";
import { http } from "../../../../src/lib/http";
import { propertyOf } from "../../../../src/lib/values";
import { EditorError, refusedWith, ServiceError } from "../hooks/explain";
import { localKey } from "./find";
import { LocalLogin } from "./LocalLogin";
import { savingBegan } from "./PublishingBar";

/** Actions that read, and leave what the site is built from as it is. */
const leavesSite = /^(entriesBy|get)/;

/** The git server of `npm start` (plugins/decap-editor/server), which wants to know who saves. */
export class LocalBackend extends ProxyBackend {
  #name = "";
  /** The commit on which the save that is under way was checked. */
  #head: unknown;
  #last: Promise<unknown> = Promise.resolve();

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

  /**
   * Checks and saves on one commit of the editor's branch: where another save came between, both are done again, five
   * times at most. One after the other, also what a form has left behind.
   */
  override onHead(checkAndSave: () => Promise<unknown>): Promise<void> {
    const done = this.#last.then(() => this.#tryOnHead(checkAndSave));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #tryOnHead(checkAndSave: () => Promise<unknown>): Promise<void> {
    for (let left = 5; left > 0; left--) {
      this.#head = await this.request({ action: "getHead", params: { branch: this.branch } });
      try {
        await checkAndSave();
        return;
      } catch (error) {
        if (propertyOf(error, "status") !== 409 || left === 1) throw error;
      } finally {
        this.#head = undefined;
      }
    }
  }

  override async request(payload: Readonly<Record<string, unknown>>) {
    // What a refusal says is in its answer.
    const sent = http.raw<unknown>(this.proxyUrl, {
      method: "POST",
      headers: { "x-editor-name": encodeURIComponent(this.#name), "x-editor-key": localKey() },
      body: { branch: this.branch, head: this.#head, ...payload },
      ignoreResponseError: true,
    });
    const response = await sent.catch(() => {
      throw refusedWith(0);
    });
    const answer = response._data;
    if (!response.ok) throw failure(response.status, answer);
    if (!leavesSite.test(String(payload.action))) savingBegan();
    return answer;
  }
}

function failure(status: number, answer: unknown): Error {
  const said = propertyOf(answer, "error");
  if ([400, 401, 503].includes(status) && typeof said === "string")
    return Object.assign(new EditorError(said), { status });
  if (status === 409 || status === 413) return refusedWith(status);
  return new ServiceError(status, `o servidor deste computador não conseguiu fazer isto (${status})`, "Tente de novo.");
}
