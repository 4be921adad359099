import { getOrInsert } from "../../src/lib/get-or-insert";
import { inParallel } from "../../src/lib/in-parallel";

/** What a site answers at an address. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for pictures and other files without text. */
  readonly text: string;
  /** The redirect target: a path if it is on the same site. */
  readonly location: string;
}

/** A published site as a stranger sees it. */
export interface Site {
  readonly url: URL;
  /** Old addresses, with their present ones. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Requests each address once, without following redirects. Rejects where there is no answer to a second question either. */
  readonly get: (path: string) => Promise<Answer>;
  /** The addresses of all pages. */
  readonly pages: () => Promise<readonly string[]>;
}

export function openSite(address: string, moved: Site["moved"] = []): Site {
  const url = new URL(address);
  const known = new Map<string, Promise<Answer>>();
  const get = (path: string) =>
    getOrInsert(known, path, () => ask(new URL(path, url)).catch(() => ask(new URL(path, url))));
  return { url, moved, get, pages: () => pagesOf(get) };
}

async function ask(url: URL): Promise<Answer> {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { "accept-encoding": "gzip, br", "user-agent": "check:live" },
    signal: AbortSignal.timeout(20_000),
  });
  const headers = Object.fromEntries(response.headers);
  const isText = /text|json|xml|javascript/.test(headers["content-type"] ?? "");
  if (!isText) await response.body?.cancel();
  const target = headers.location === undefined ? undefined : new URL(headers.location, url);
  return {
    status: response.status,
    headers,
    text: isText ? await response.text() : "",
    location: target?.host === url.host ? target.pathname + target.search : (target?.href ?? ""),
  };
}

/** From the version files, or the sitemap if there are none. */
async function pagesOf(get: Site["get"]): Promise<readonly string[]> {
  const { id } = readJson((await get("/builds/latest.json")).text);
  const { prerendered } = typeof id === "string" ? readJson((await get(`/builds/meta/${id}.json`)).text) : {};
  if (Array.isArray(prerendered)) return prerendered.map(String);
  const { text } = await get("/sitemap-0.xml");
  return ["/", ...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname)];
}

/** The fields of a JSON text; none if it is something else. */
export function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** Calls `work` for all, some at a time, and joins the findings. */
export const findIn = async <T>(all: Iterable<T>, work: (one: T) => Promise<readonly string[]>): Promise<string[]> =>
  (await inParallel(all, work, 6)).flat();
