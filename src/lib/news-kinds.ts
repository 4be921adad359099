/** The kinds of news, by their value in the content. */
export const newsKinds = { noticia: "Notícia", aviso: "Aviso" } as const;

/** The label of a kind; undefined for any other value. */
export const kindLabel = (kind: unknown): string | undefined =>
  Object.entries(newsKinds).find(([value]) => value === kind)?.[1];
