/** The kinds of news, by their value in the content. */
export const newsKinds = { noticia: "Notícia", aviso: "Aviso" } as const;

/** What a news item is, in a word; nothing for any other kind. */
export const kindLabel = (kind: unknown): string | undefined =>
  Object.entries(newsKinds).find(([value]) => value === kind)?.[1];
