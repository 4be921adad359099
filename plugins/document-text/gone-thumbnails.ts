import { join } from "node:path";
import type { ContentEntry } from "../source-content/check/site-content";
import { keepOnly } from "../source-content/nodes/uploads";
import { documentPath } from "./document-path";
import { documentFacts } from "./read-documents";

/** Takes the thumbnails that belong to no published document out of the site's `static/`. */
export async function putAwayGoneThumbnails(published: readonly ContentEntry[]): Promise<void> {
  const documents = published.filter(({ collection }) => collection === "documents").map(documentPath);
  const names = (await Promise.all(documents.map(documentFacts))).map(({ digest }) => `${digest}.webp`);
  await keepOnly(join("public", "static", "thumbnails"), join(".cache", "put-away", "thumbnails"), /\.webp$/, names);
}
