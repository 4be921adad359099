/** What can be found, in a word: the records of the index have one of these, and visitors filter by them in this order. */
export const searchTypes = ["Notícia", "Aviso", "Documento", "Pastoral", "Subseção", "Evento", "Página"] as const;

export type SearchType = (typeof searchTypes)[number];
