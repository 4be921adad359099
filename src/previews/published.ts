import { useLoaded } from "../../plugins/decap-editor/browser/use-loaded";
import { http } from "../lib/http";
import { valueAt } from "../lib/values";

/**
 * What stands around an entry on the site: the data that Gatsby wrote for the page at `path`, as its query in the code
 * asks for it. Undefined while it loads, and for a page that is not published.
 */
export function usePublished<Data>(path: string | undefined): Data | undefined {
  const loaded = useLoaded(path ?? "", async () => {
    // Written by the build from the query of that page.
    return path === undefined ? undefined : ((await load(path)) as Data | undefined);
  });
  return loaded?.key === path ? loaded?.value : undefined;
}

async function load(path: string): Promise<unknown> {
  const address = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  // A host may answer with its page for what is not there; that is text, and no object.
  return valueAt(await http<unknown>(address).catch(() => undefined), ["result", "data"]);
}
