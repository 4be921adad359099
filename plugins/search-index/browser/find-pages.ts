import type { Pagefind, PagefindData, PagefindResult } from "./pagefind";
import { lacksIn, searchForm, searchTerms } from "./search-words";

export interface Question {
  readonly words: string;
  /** The wanted type, `Documento`; empty for any. */
  readonly type: string;
}

/** What the site gives the search beside its index. */
export interface Helps {
  /** What people say, and what the site says instead. */
  readonly synonyms: readonly { readonly asked: string; readonly means: string }[];
  /** The words of the index, most frequent first. */
  readonly vocabulary: () => Promise<readonly string[]>;
}

export interface Answer {
  readonly total: number;
  readonly isPartial: boolean;
  /** The question with unknown words replaced by the nearest known ones. */
  readonly corrected: string | undefined;
  /** A guess for unknown words that are too far from any known one. */
  readonly suggestion: string | undefined;
  /** The results from one position up to another, best first. */
  readonly load: (from: number, to: number) => Promise<readonly Hit[]>;
}

export interface Hit extends Readonly<PagefindData["meta"]> {
  readonly url: string;
  readonly excerpt: readonly Piece[];
  /** Matches inside it: pages of a PDF, parts of a text. */
  readonly places: readonly { readonly url: string; readonly title: string; readonly excerpt: readonly Piece[] }[];
}

/** A stretch of an excerpt. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Results shown at once; each is a file to load. */
export const pageOfHits = 8;

const placesShown = 3;

/** A word of a question, or a phrase with synonyms. */
interface Wanted {
  /** Alternatives: lists of words that must all match. */
  readonly ways: readonly (readonly string[])[];
}

/** The share of the question that a result must have, compared to the best one. */
const enough = 0.5;

const overCounts = 0.5;

/** Answers a question: results with most of it, rare words weighing more, so that none hides one about the topic. */
export async function findPages(pagefind: Pagefind, { words, type }: Question, helps: Helps): Promise<Answer> {
  const { terms, unwritten, isShort, corrected, suggestion } = await knownTerms(pagefind, words, helps);
  if (terms.length === 0) return { ...nothing, suggestion };
  const search = async (wanted: readonly string[]) =>
    (await pagefind.search(wanted.join(" "), { filters: type ? { tipo: type } : {} })).results;
  const wanted = wantedIn(terms, unwritten, helps.synonyms);
  const [all, over, ...found] = await Promise.all([
    search(terms.filter((term) => !unwritten.has(term))),
    pagefind.search(null, { filters: { estado: "passado" } }),
    ...wanted.map(async ({ ways }) => bestOf(await Promise.all(ways.map(search)))),
    ...lacksIn(words).map((lack) => search([`"${lack}"`])),
  ]);
  // What nothing of the wanted type has counts for no share.
  const isMissing = found.slice(0, wanted.length).some(({ length }) => length === 0);
  const whole = new Map(all.map((result) => [result.id, result]));
  const past = new Set(over.results.map(({ id }) => id));
  const ranked = rank(found, past);
  const dataOf = ({ result }: Ranked) => (whole.get(result.id) ?? result).data();
  // Rejects if not even the best result can be loaded.
  if (ranked[0]) await dataOf(ranked[0]);
  return {
    total: ranked.length,
    isPartial: ranked.length > 0 && (isShort || isMissing || !ranked.some(({ share }) => share === 1)),
    corrected,
    suggestion,
    load: (from, to) => Promise.all(ranked.slice(from, to).map(async (page) => hitOf(await dataOf(page)))),
  };
}

const nothing: Answer = {
  total: 0,
  isPartial: false,
  corrected: undefined,
  suggestion: undefined,
  load: async () => [],
};

/** Merges result lists; each result keeps its best score. */
function bestOf(lists: readonly (readonly PagefindResult[])[]): readonly PagefindResult[] {
  const best = new Map<string, PagefindResult>();
  for (const result of lists.flat()) if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
  return [...best.values()];
}

interface Ranked {
  readonly result: PagefindResult;
  /** Its share of the question, with rare words weighing more. */
  readonly share: number;
  readonly score: number;
}

function rank(found: readonly (readonly PagefindResult[])[], past: ReadonlySet<string>): readonly Ranked[] {
  const weights = found.map((results) => (results.length > 0 ? 1 / Math.log(2 + results.length) : 0));
  const full = weights.reduce((sum, weight) => sum + weight, 0);
  const pages = new Map<string, { result: PagefindResult; weight: number; score: number }>();
  found.forEach((results, at) => {
    const weight = weights[at] ?? 0;
    const most = Math.max(...results.map(({ score }) => score));
    for (const result of results) {
      const page = pages.get(result.id) ?? { result, weight: 0, score: 0 };
      page.weight += weight;
      page.score += weight * (result.score / most);
      pages.set(result.id, page);
    }
  });
  const ranked = [...pages.values()].map(({ result, weight, score }) => ({
    result,
    share: weight > full - 1e-9 ? 1 : weight / full,
    score: score * (weight / full) * (past.has(result.id) ? overCounts : 1),
  }));
  const most = Math.max(...ranked.map(({ share }) => share));
  return ranked.filter(({ share }) => share >= most * enough).sort((a, b) => b.score - a.score);
}

/** The words of a question, with their synonyms. */
function wantedIn(terms: readonly string[], unwritten: ReadonlySet<string>, synonyms: Helps["synonyms"]): Wanted[] {
  const known = synonyms.map(({ asked, means }) => ({ asked: searchTerms(asked), means: searchTerms(means) }));
  const wanted: Wanted[] = [];
  for (let at = 0; at < terms.length; ) {
    const said = known.filter(
      ({ asked }) => asked.length > 0 && asked.every((term, place) => terms[at + place] === term),
    );
    const length = Math.max(1, ...said.map(({ asked }) => asked.length));
    const own = terms.slice(at, at + length);
    const isWritten = !own.some((term) => unwritten.has(term));
    wanted.push({ ways: [...(isWritten ? [own] : []), ...said.map(({ means }) => means)] });
    at += length;
  }
  return wanted;
}

/**
 * The words of a question in search form. One that no text has, in no form of its stem, is replaced by a word that it
 * begins or, with a letter wrong, by the nearest; Pagefind would take `eleição` for `é`.
 */
async function knownTerms(pagefind: Pagefind, words: string, { synonyms, vocabulary }: Helps) {
  const asked = new Set(synonyms.flatMap((synonym) => searchTerms(synonym.asked)));
  const unwritten = new Set<string>();
  const changed = new Map<string, string>();
  const guessed = new Map<string, string>();
  const terms = await Promise.all(
    searchTerms(words).map(async (term) => {
      // Quotes switch Pagefind's prefix search off.
      if ((await pagefind.search(`"${term}"`)).results.length > 0) return term;
      if (asked.has(term)) {
        unwritten.add(term);
        return term;
      }
      if (term.length < 4 || /\d/.test(term)) return undefined;
      const [known, { distance }] = await Promise.all([vocabulary(), import("fastest-levenshtein")]);
      const start = term.replace(/(?<=.{3})[aei]r$/, "");
      if (known.some((word) => searchForm(word).startsWith(start))) return term;
      const nearest = (most: number) => known.find((word) => distance(searchForm(word), term) <= most);
      const near = nearest(1);
      const far = term.length > 5 ? nearest(2) : undefined;
      if (near) changed.set(term, near);
      else if (far) guessed.set(term, far);
      return near && searchForm(near);
    }),
  );
  const found = terms.filter((term) => term !== undefined);
  return {
    terms: found,
    /** Those that only a synonym has. */
    unwritten,
    isShort: found.length < terms.length,
    corrected: rewritten(words, changed),
    suggestion: rewritten(words, guessed),
  };
}

const rewritten = (question: string, words: ReadonlyMap<string, string>): string | undefined =>
  words.size > 0 ? question.replace(/[\p{L}\p{N}]+/gu, (word) => words.get(searchForm(word)) ?? word) : undefined;

function hitOf({ url, content, meta, excerpt, sub_results }: PagefindData): Hit {
  // Keywords that are not shown come last.
  const shown = content.split(/\s+/).length;
  const places = sub_results
    .filter((place) => place.url !== url && place.url.includes("#") && place.locations.some((at) => at < shown))
    .slice(0, placesShown)
    .map((place) => ({
      url: place.url,
      title: place.title,
      excerpt: piecesOf(place.excerpt.replace(`${place.title}. `, "")),
    }));
  return { ...meta, url, excerpt: piecesOf(excerpt), places };
}

/** Splits an excerpt, so that it is drawn as text and never as HTML. */
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
