import { useEffect, useState } from "react";
import { isTooDeep, scanBody } from "../../plugins/source-content/check/body";
import { fileNameOf } from "../lib/file-name";
import type { BodySurroundings } from "../lib/markdown/finish-body";
import { treeOf } from "../lib/markdown/parse";
import { renderBody } from "../lib/markdown/render-body";
import { useDocuments } from "./documents-lookup";
import { assetUrl, plainPicture, shapeOf, sizeOf } from "./pictures";
import type { DecapPreview } from "./preview";

/** The body of an entry as HTML, by the same steps as the build's; the state before stays until it is made. */
export function useBody(decap: DecapPreview, markdown: string): string {
  const [html, setHtml] = useState("");
  const findDocument = useDocuments(decap);
  const urls = new Map(scanBody(markdown).images.map(({ url }) => [fileNameOf(url), assetUrl(decap, url)]));
  const known = JSON.stringify([...urls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all that matters of `urls`.
  useEffect(() => {
    let isHere = true;
    const surroundings: BodySurroundings = {
      picture: async (name, use) => {
        const url = urls.get(name) ?? assetUrl(decap, name);
        return url ? plainPicture(url, use === "BODY" ? await sizeOf(url) : shapeOf(use)) : null;
      },
      document: findDocument,
    };
    showBody(markdown, surroundings).then((made) => isHere && setHtml(made));
    return () => {
      isHere = false;
    };
  }, [markdown, known, findDocument]);
  return html;
}

/** Markdown as the page shows it. */
async function showBody(markdown: string, surroundings: BodySurroundings): Promise<string> {
  if (isTooDeep(markdown)) return "";
  return renderBody(treeOf(markdown), surroundings);
}
