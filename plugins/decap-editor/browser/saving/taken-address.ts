import { z } from "zod";
import { http } from "../../../../src/lib/http";
import type { Collection } from "../../../source-content/fields/collection";

/** What is asked of the site as it is now. */
interface PublishedSite {
  readonly has: (path: string) => Promise<boolean>;
  /** The key of the entry whose page is at a path; undefined for a page that is no entry's, and where that can't be told. */
  readonly keyAt: (path: string) => Promise<string | undefined>;
}

interface Wanted {
  readonly slug: string;
  /** The name of the entry's folder. A new one has none yet: where its title gives one that is there, Decap numbers it. */
  readonly key: string | undefined;
  /** True if it was chosen, and does not follow from the folder. */
  readonly isChosen: boolean;
}

/** True if the site keeps an address for itself, or shows another entry there. */
export async function isTaken(
  { reserved, path }: Pick<Collection, "reserved" | "path">,
  { slug, key, isChosen }: Wanted,
  site: PublishedSite = publishedSite,
): Promise<boolean> {
  if (reserved?.test(slug)) return true;
  if (!(await site.has(path(slug)))) return false;
  const holder = await site.keyAt(path(slug));
  const own = key ?? (isChosen ? undefined : slug);
  return holder === undefined || holder !== own;
}

export const publishedSite: PublishedSite = {
  // To ask for a page that is not there is an error in the browser's eyes.
  has: async (path) => (await publishedPaths()).includes(path),
  async keyAt(path) {
    const data = await http<unknown>(`/page-data${path}/page-data.json`).catch(() => undefined);
    return pageData.safeParse(data).data?.result.pageContext.key;
  },
};

/** The paths of all pages of the site; none where it does not say. */
export async function publishedPaths(): Promise<readonly string[]> {
  try {
    const { id } = latest.parse(await http<unknown>("/builds/latest.json", { cache: "no-store" }));
    return manifest.parse(await http<unknown>(`/builds/meta/${id}.json`)).prerendered;
  } catch {
    return [];
  }
}

const latest = z.object({ id: z.string() });
const manifest = z.object({ prerendered: z.array(z.string()) });

/** The data of a page as src/gatsby/pages.ts has it written, so far as it says whose page it is. */
const pageData = z.object({ result: z.object({ pageContext: z.object({ key: z.string() }) }) });
