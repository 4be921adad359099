/**
 * True if a link to this path needs a full page load: files, and pages with another policy, which is fixed when a document opens
 * (plugins/static-pages/policy/policy.ts).
 */
export const needsOwnDocument = (path: string): boolean => /\.[a-z0-9]+$|^\/(admin|busca)(\/|$)/i.test(path);
