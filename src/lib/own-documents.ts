/**
 * Pages that need a document of their own: what a page may run is settled when its document is opened, and these need
 * another policy than the rest (plugins/static-pages/policy/policy.ts).
 */
const ownDocuments = ["/admin", "/busca"] as const;

/** Must a link to this path load a new document? A file is one of its own, too. */
export const needsOwnDocument = (path: string): boolean =>
  /\.[a-z0-9]+$/i.test(path) || ownDocuments.some((own) => path === own || path.startsWith(`${own}/`));
