import type { CmsBackend } from "decap-cms-core";
import { http } from "../../lib/http";

/** Where `npm start` answers (src/server/editor/routes.ts). */
const localApi = "/_editor";

/** What was last saved is on its way to the site; the shape is that of src/server/editor/publication.ts. */
export type Publication =
  | { readonly phase: "idle" }
  | { readonly phase: "publishing" }
  | { readonly phase: "published"; readonly places: readonly Place[] }
  | { readonly phase: "failed"; readonly problems: readonly { readonly entry: string; readonly text: string }[] };

export interface Place {
  readonly title: string;
  readonly path?: string;
  readonly isDraft: boolean;
  readonly from?: string;
}

/** What the local server says of itself: why there is no editor, or what it edits. */
export type LocalStatus = { readonly off: string } | { readonly branch: string; readonly publication: Publication };

/** The secret that the address in the terminal brings along; it is kept here and leaves the address bar. */
export function localKey(): string {
  const address = new URL(location.href);
  const given = address.searchParams.get("chave");
  if (given) {
    localStorage.setItem("editor.key", given);
    address.searchParams.delete("chave");
    history.replaceState(history.state, "", address);
  }
  return localStorage.getItem("editor.key") ?? "";
}

/** Asks the local server, where there can be one: a site on the web has none. Undefined where nobody answers. */
export async function localStatus(): Promise<LocalStatus | undefined> {
  if (!["localhost", "127.0.0.1"].includes(location.hostname)) return undefined;
  // Another server on this machine may answer with a page.
  const status: unknown = await http<unknown>(`${localApi}/status`, { headers: { "x-editor-key": localKey() } }).catch(
    () => undefined,
  );
  return typeof status === "object" && status !== null ? (status as LocalStatus) : undefined;
}

/** The backend of the local server. */
export const localBackend = (branch: string): CmsBackend => ({
  name: "proxy",
  proxy_url: `${localApi}/api/v1`,
  branch,
});
