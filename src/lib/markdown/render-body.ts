import type { Nodes } from "hast";
import { toHtml } from "hast-util-to-html";
import { type BodySurroundings, finishBody } from "./finish-body";
import { sanitizeBody } from "./sanitize";

/** A body's tree as HTML for pages and feeds: sanitized, with the site's own blocks. The tree stays as it is. */
export async function renderBody(
  tree: Nodes,
  surroundings: BodySurroundings,
  sanitize = sanitizeBody,
): Promise<string> {
  return toHtml(await finishBody(sanitize(structuredClone(tree)), surroundings));
}
