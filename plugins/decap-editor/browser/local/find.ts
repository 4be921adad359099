import type { CmsBackend } from "decap-cms-core";
import { http } from "../../../../src/lib/http";
import type { EditorStatus } from "../../server/editor";

/** Where `npm start` answers (plugins/decap-editor/server/routes.ts). */
const localApi = "/_editor";

const keyName = "editor.key";

/** The secret of the local server, which the address in the terminal brought along. */
export const localKey = (): string => localStorage.getItem(keyName) ?? "";

/** Asks the local server, where there can be one: a site on the web has none. Undefined where nobody answers. */
export async function localStatus(): Promise<EditorStatus | undefined> {
  if (!["localhost", "127.0.0.1"].includes(location.hostname)) return undefined;
  const address = new URL(location.href);
  const given = address.searchParams.get("chave");
  const headers = { "x-editor-key": given ?? localKey() };
  // Another server on this machine may answer with a page.
  const status: unknown = await http<unknown>(`${localApi}/status`, { headers }).catch(() => undefined);
  if (typeof status !== "object" || status === null) return undefined;
  if (given) {
    // One that opens nothing may come from a page that wishes us ill; a good one is nobody's to read in the address bar.
    if (!("off" in status)) localStorage.setItem(keyName, given);
    address.searchParams.delete("chave");
    history.replaceState(history.state, "", address);
  }
  return status as EditorStatus;
}

/** How far the local server is with the last save. */
export async function localPublication() {
  const status = await localStatus();
  return status && "publication" in status ? status.publication : undefined;
}

/** The backend of the local server. */
export const localBackend = (branch: string): CmsBackend => ({
  name: "proxy",
  proxy_url: `${localApi}/api/v1`,
  branch,
});
