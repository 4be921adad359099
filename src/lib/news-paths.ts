/** The lists of one kind each; `kind` is the value in the content, `key` the word in the address. */
export const newsFilters = [
  { key: "noticias", kind: "noticia", label: "Notícias" },
  { key: "avisos", kind: "aviso", label: "Avisos" },
] as const;

/** The address of a page of the list; `/noticias/tipo/avisos/pagina/2`. */
export const listPath = (filter: string | undefined, page: number): string =>
  `/noticias${filter ? `/tipo/${filter}` : ""}${page > 1 ? `/pagina/${page}` : ""}`;
