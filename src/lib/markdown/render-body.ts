import type { Nodes } from "hast";
import { type BodySurroundings, finishBody } from "./finish-body";
import { sanitizeBody } from "./sanitize";
import { safeHtml } from "./to-html";

/** A body's tree as pages and feeds show it: sanitized, with the site's own blocks. */
export const finishedTree = (tree: Nodes, surroundings: BodySurroundings, sanitize = sanitizeBody): Promise<Nodes> =>
  finishBody(sanitize(tree), surroundings);

/** The same as HTML. */
export const renderBody = async (...args: Parameters<typeof finishedTree>): Promise<string> =>
  safeHtml(await finishedTree(...args));
