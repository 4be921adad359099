/**
 * Pages with a policy of their own (plugins/static-pages/policy/policy.ts). A policy is fixed when a document is opened,
 * so links to them need a full page load.
 */
const ownDocuments = ["/admin", "/busca"] as const;

/** True if a link to this path needs a full page load. Files always do. */
export const needsOwnDocument = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) || ownDocuments.some((own) => path === own || path.startsWith(`${own}/`));
