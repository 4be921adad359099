import type { CmsBackend } from "decap-cms-core";

/** Where `npm start` (src/server/editor) and `npm run dev` answer. */
export const localApi = "/_editor";

/** What the local server says of itself. */
export interface LocalEditor {
  readonly branch: string;
}

/** The backend of the local server, where there is one. Asked only on this machine: a site on the web has none. */
export async function findLocalBackend(): Promise<CmsBackend | undefined> {
  if (!["localhost", "127.0.0.1"].includes(location.hostname)) return undefined;
  const response = await fetch(`${localApi}/status`).catch(() => undefined);
  if (!response?.ok || !response.headers.get("content-type")?.includes("json")) return undefined;
  const { branch } = (await response.json()) as LocalEditor;
  return { name: "proxy", proxy_url: `${localApi}/api/v1`, branch };
}
