import { useLoaded } from "../../plugins/decap-editor/browser/use-loaded";
import { scanBody } from "../../plugins/source-content/check/body";
import { checkEffort } from "../../plugins/source-content/check/check-effort";
import { decoded } from "../lib/decoded";
import type { BodySurroundings } from "../lib/markdown/finish-body";
import { loadTree } from "../lib/markdown/load-tree";
import { renderBody } from "../lib/markdown/render-body";
import { useDocuments } from "./documents-lookup";
import { assetUrl, plainPicture, shapeOf, sizeOf } from "./pictures";
import type { DecapPreview } from "./preview";

/** Renders a body as the build does; the previous HTML stays until it is done. */
export function useBody(decap: DecapPreview, markdown: string, sharedBy?: BodySurroundings["sharedBy"]): string {
  const documents = useDocuments(decap);
  const urls = new Map(scanBody(markdown).images.map(({ url }) => [decoded(url), assetUrl(decap, url)]));
  const surroundings: BodySurroundings = {
    picture: async (name, use) => {
      const url = urls.get(name) ?? assetUrl(decap, name);
      return url ? plainPicture(url, use === "BODY" ? await sizeOf(url) : shapeOf(use)) : null;
    },
    document: documents.find,
    sharedBy,
  };
  const key = JSON.stringify([markdown, [...urls], documents.isLoaded, sharedBy]);
  const loaded = useLoaded(key, async () =>
    checkEffort(markdown).length > 0 ? "" : renderBody(await loadTree(markdown), surroundings),
  );
  return loaded?.value ?? "";
}
