/**
 * Pages that need a document of their own: what a page may run is settled when its document is opened, and these need
 * another policy than the rest (src/gatsby/policy/policy.ts).
 */
const ownDocuments = ["/admin", "/busca"] as const;

/** Must a link to this path load a new document? */
export const needsOwnDocument = (path: string): boolean =>
  ownDocuments.some((own) => path === own || path.startsWith(`${own}/`));
