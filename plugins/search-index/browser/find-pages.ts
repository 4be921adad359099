import type { Pagefind, PagefindData, PagefindResult } from "./pagefind";
import { searchForm, searchTerms } from "./search-words";

export interface Question {
  readonly words: string;
  /** What the answer has to be, `Documento`; empty for anything. */
  readonly type: string;
}

export interface Answer {
  readonly total: number;
  /** No result has all the words: these have some of them. */
  readonly isPartial: boolean;
  /** The results from one position to before another, best first. */
  readonly load: (from: number, to: number) => Promise<readonly Hit[]>;
}

export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly type: string;
  readonly date: string | undefined;
  readonly note: string | undefined;
  readonly excerpt: readonly Piece[];
  /** Where in it the words stand: pages of a PDF, parts of a text. */
  readonly places: readonly { readonly url: string; readonly title: string; readonly excerpt: readonly Piece[] }[];
}

/** A stretch of an excerpt. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** How many results are shown at once; each is a file to be loaded. */
export const pageOfHits = 8;

const placesShown = 3;

/** Answers a question from the index. Results with all of its words; if there are none, those with most of them. */
export async function findPages(pagefind: Pagefind, { words, type }: Question): Promise<Answer> {
  const terms = searchTerms(words);
  if (terms.length === 0) return answerOf([], false);
  const filters = type ? { tipo: type } : {};
  const resultsFor = async (wanted: readonly string[]) => {
    const { results } = await pagefind.search(wanted.join(" "), { filters });
    // The best alone: on a slow line it would wait for the others of its page, each a file of its own.
    const best = await results[0]?.data();
    return best && (await areKnown(pagefind, missingIn(best, wanted))) ? results : [];
  };
  const all = await resultsFor(terms);
  if (all.length > 0 || terms.length === 1) return answerOf(all, false);
  return answerOf(mostTermsFirst(await Promise.all(terms.map((term) => resultsFor([term])))), true);
}

/**
 * The terms that do not stand in a result as they are. Where no text has a word, Pagefind looks for the longest beginning of it
 * that one has: `eleição` would find `é`.
 */
function missingIn({ content, locations }: PagefindData, terms: readonly string[]): string[] {
  const written = content.split(/\s+/);
  const found = locations.flatMap((at) => searchForm(written[at] ?? "").match(/[\p{L}\p{N}]+/gu) ?? []);
  return terms.filter((term) => {
    const root = term.slice(0, Math.max(3, term.length - 3));
    return !found.some((word) => (term.length < 3 ? word === term : word.startsWith(root)));
  });
}

/**
 * Whether some text has each term, in any form of its stem: for `esgotamento` the best result may have `esgotado`. In quotes,
 * Pagefind takes no word for the beginning of another; that needs no file that is not there already.
 */
async function areKnown(pagefind: Pagefind, terms: readonly string[]): Promise<boolean> {
  const asked = await Promise.all(terms.map((term) => pagefind.search(`"${term}"`)));
  return asked.every(({ results }) => results.length > 0);
}

function mostTermsFirst(lists: readonly PagefindResult[][]): PagefindResult[] {
  const found = new Map<string, { result: PagefindResult; terms: number; score: number }>();
  for (const result of lists.flat()) {
    const { terms, score } = found.get(result.id) ?? { terms: 0, score: 0 };
    found.set(result.id, { result, terms: terms + 1, score: score + result.score });
  }
  return [...found.values()].sort((a, b) => b.terms - a.terms || b.score - a.score).map(({ result }) => result);
}

const answerOf = (results: readonly PagefindResult[], isPartial: boolean): Answer => ({
  total: results.length,
  isPartial: isPartial && results.length > 0,
  load: (from, to) => Promise.all(results.slice(from, to).map(async (result) => hitOf(await result.data()))),
});

function hitOf({ url, meta, excerpt, sub_results }: PagefindData): Hit {
  const places = sub_results
    .filter((place) => place.url !== url && place.url.includes("#"))
    .slice(0, placesShown)
    .map((place) => ({
      url: place.url,
      title: place.title,
      excerpt: piecesOf(place.excerpt.replace(`${place.title}. `, "")),
    }));
  return {
    url,
    title: meta.title,
    type: meta.type,
    date: meta.date,
    note: meta.note,
    excerpt: piecesOf(excerpt),
    places,
  };
}

/** Takes an excerpt apart, so that it is drawn as text and never as HTML. */
export const piecesOf = (excerpt: string): Piece[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== "")
    .map((part) => ({
      text: withoutEntities(part.replace(/^<mark>|<\/mark>$/g, "")),
      isMarked: part.startsWith("<mark>"),
    }));

const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"' };

const withoutEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|amp|quot);/g, (entity) => entities[entity] ?? entity);
