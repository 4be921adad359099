import { useLoaded } from "../../plugins/decap-editor/browser/use-loaded";
import { http } from "../lib/http";
import { valueAt } from "../lib/values";

/** The published data of a page, by its query; undefined while it loads and if the page is not published. */
export function usePublished<Data>(path: string | undefined): Data | undefined {
  const loaded = useLoaded(path ?? "", async () => {
    // Written by the build from the query of that page.
    return path === undefined ? undefined : ((await load(path)) as Data | undefined);
  });
  return loaded?.key === path ? loaded?.value : undefined;
}

async function load(path: string): Promise<unknown> {
  const address = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  // For a missing file a host may send a page: text, not an object.
  return valueAt(await http<unknown>(address).catch(() => undefined), ["result", "data"]);
}
