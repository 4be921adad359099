import type { Nodes } from "hast";
import { type BodySurroundings, finishBody } from "./finish-body";
import { sanitizeBody } from "./sanitize";
import { safeHtml } from "./to-html";

/** A body's tree as the HTML that pages and feeds show: sanitized, with the site's own blocks. */
export const renderBody = async (
  tree: Nodes,
  surroundings: BodySurroundings,
  sanitize = sanitizeBody,
): Promise<string> => safeHtml(await finishBody(sanitize(tree), surroundings));
