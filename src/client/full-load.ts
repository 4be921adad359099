type Reason = (path: string) => boolean;

const reasons = new Set<Reason>();

/** From now on, pages for which this is true are loaded whole and not changed in place. */
export const loadWholeWhen = (reason: Reason): void => void reasons.add(reason);

/** Whether a page must be loaded whole: the site has a newer version, or this page has failed. */
export const mustLoadWhole = (path: string): boolean => [...reasons].some((reason) => reason(path));
