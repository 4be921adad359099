import * as z from "zod";
import { http, within } from "../../../../src/lib/http";
import { ask } from "./requests";

/** The commit that the site was built from. GitHub's pages are kept for ten minutes on the way. */
export const builtCommit = async (): Promise<string | undefined> =>
  (await ask<{ commit?: string }>(`/admin/commit.json?${Date.now()}`, { cache: "no-store" })).commit;

/** The key of the entry whose page the site has at a path; undefined for a page that is no entry's, and where that can't be told. */
export async function keyAt(path: string): Promise<string | undefined> {
  const data = await http<unknown>(`/page-data${path}/page-data.json`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  return pageData.safeParse(data).data?.result.pageContext.key;
}

/** Pages that nothing should lead to, and the check refuses. */
const noTarget = /^\/(?:error-|(?:404|cadastro-recebido)$)|\/pagina\/\d+$/;

/** The paths of the pages that may be linked to; none where the site does not say so in ten seconds. */
export async function publishedPaths(): Promise<readonly string[]> {
  const signal = within(10_000);
  try {
    const { id } = latest.parse(await http<unknown>("/builds/latest.json", { cache: "no-store", signal }));
    return manifest
      .parse(await http<unknown>(`/builds/meta/${id}.json`, { signal }))
      .prerendered.filter((path) => !noTarget.test(path));
  } catch {
    return [];
  }
}

const latest = z.object({ id: z.string() });
const manifest = z.object({ prerendered: z.array(z.string()) });

/** The data of a page as src/gatsby/pages.ts has it written, so far as it says whose page it is. */
const pageData = z.object({ result: z.object({ pageContext: z.object({ key: z.string() }) }) });
