/** Pages with another policy, which is fixed when a document opens (plugins/static-pages/policy/policy.ts). */
const ownDocuments = ["/admin", "/busca"] as const;

/** True if a link to this path needs a full page load. Files always do. */
export const needsOwnDocument = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) || ownDocuments.some((own) => path === own || path.startsWith(`${own}/`));
