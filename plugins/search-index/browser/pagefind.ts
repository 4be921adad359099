/**
 * The address of the search index. It has Pagefind's version, as scripts are cached for a year and those of another
 * version could not read the index. The build checks it.
 */
export const searchIndexPath = "/pagefind/1.6.0";

/** The part of Pagefind's module, https://pagefind.app/docs/api/, that this site uses. */
export interface Pagefind {
  init(): Promise<void>;
  /** Forgets all that was loaded. */
  destroy(): Promise<void>;
  preload(words: string): Promise<void>;
  /** Without words, everything that passes the filters. */
  search(
    words: string | null,
    options?: { filters?: Readonly<Record<string, string>> },
  ): Promise<{ results: PagefindResult[] }>;
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<PagefindData>;
}

/** The data of a result, as plugins/search-index writes it. */
export interface PagefindData {
  readonly url: string;
  readonly content: string;
  readonly locations: readonly number[];
  /** With `<mark>` around what was found; all else is escaped. */
  readonly excerpt: string;
  readonly meta: {
    readonly title: string;
    readonly type: string;
    readonly date?: string;
    readonly note?: string;
    readonly over?: string;
  };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}

/** The words of the index, most frequent first. */
export async function loadVocabulary(): Promise<readonly string[]> {
  const { http } = await import("../../../src/lib/http");
  return (await http(`${searchIndexPath}/words.txt`, { responseType: "text" })).split("\n");
}

/** What tells the index that is published now from that of any other release. */
export async function publishedIndex(): Promise<string> {
  const { http, within } = await import("../../../src/lib/http");
  const signal = within(10_000);
  return http(`${searchIndexPath}/pagefind-entry.json`, { responseType: "text", cache: "no-store", signal });
}

let address = `${searchIndexPath}/pagefind.js`;

/** Loads Pagefind, on the search page only. Its `init` does not wait: what fails there fails at the first question. */
export const loadPagefind = async (): Promise<Pagefind> => {
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ address).catch((error: unknown) => {
    // Chrome and Safari remember by its address that a module did not load.
    address += "?";
    throw error;
  });
  await pagefind.init();
  return pagefind;
};
