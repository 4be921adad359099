import { needsOwnDocument } from "../../../src/lib/own-documents";

type Reason = (path: string) => boolean;

const reasons = new Set<Reason>([needsOwnDocument]);

/** From now on, a link to a page for which this is true loads a new document. */
export const navigateHardWhen = (reason: Reason): void => void reasons.add(reason);

/** Whether a page needs a new document: it always does, the site has a newer version, or the open page has failed. */
export const needsHardNavigation = (path: string): boolean => [...reasons].some((reason) => reason(path));
