import { type Answer, findPages, type Helps, type Question } from "./find-pages";
import { loadPagefind, loadVocabulary, type Pagefind, publishedIndex } from "./pagefind";
import { searchTerms } from "./search-words";

interface Index {
  readonly pagefind: Pagefind;
  /** What told it from that of another release when it was loaded. */
  readonly release: string;
}

let index: Promise<Index> | undefined;

/** Loads the index once; after a failure it can be tried again. */
function load(): Promise<Index> {
  index ??= Promise.all([loadPagefind(), publishedIndex()]).then(
    ([pagefind, release]) => ({ pagefind, release }),
    (error: unknown) => {
      index = undefined;
      throw error;
    },
  );
  return index;
}

let words: Promise<readonly string[]> | undefined;

/** Loads the vocabulary once; empty if that fails. */
const vocabulary: Helps["vocabulary"] = () => {
  words ??= loadVocabulary().catch(() => {
    words = undefined;
    return [];
  });
  return words;
};

/** Loads what a search for these words needs. */
export function prepare(words: string): void {
  const terms = searchTerms(words).join(" ");
  load()
    .then(({ pagefind }) => (terms ? pagefind.preload(terms) : undefined))
    .catch(() => undefined);
}

/** What is asked next loads the index anew. */
async function forget(pagefind: Pagefind): Promise<void> {
  index = undefined;
  words = undefined;
  await pagefind.destroy();
}

/**
 * Answers a question from the index that is published now; rejects if that can't be had. Pagefind takes a file of its index
 * that can't be loaded for an empty one: on a bad line, and in a page that was open while the site was published. Without its
 * engine it fails at each question until it is begun anew.
 */
export async function ask(question: Question, synonyms: Helps["synonyms"]): Promise<Answer> {
  const { pagefind, release } = await load();
  const find = (of: Pagefind) =>
    findPages(of, question, { synonyms, vocabulary }).catch(async (error: unknown) => {
      await forget(of);
      throw error;
    });
  const [answer, published] = await Promise.all([find(pagefind), publishedIndex().catch(() => undefined)]);
  const isWhole = answer.total > 0 && !answer.isPartial;
  if (isWhole && (published === release || published === undefined)) return answer;
  if (published === undefined) throw new Error("There may be more in what could not be loaded.");
  if (published !== release) await forget(pagefind);
  // What it has is in memory; what it lacks it asks for again.
  return find((await load()).pagefind);
}
