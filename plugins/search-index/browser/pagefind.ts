/**
 * Where the search index is. Pagefind's version is part of it, as scripts are cached for a year and those of another
 * version could not read the index. The build checks that it is the installed one.
 */
export const searchIndexPath = "/pagefind/1.6.0";

/** The part of Pagefind's module, https://pagefind.app/docs/api/, that this site uses. */
export interface Pagefind {
  init(): Promise<void>;
  /** Loads the parts of the index that have these words. */
  preload(words: string): Promise<void>;
  search(
    words: string,
    options?: { filters?: Readonly<Record<string, string>> },
  ): Promise<{ results: PagefindResult[] }>;
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<PagefindData>;
}

/** What plugins/search-index put into a result. */
export interface PagefindData {
  readonly url: string;
  readonly content: string;
  readonly locations: readonly number[];
  /** With `<mark>` around what was found; all else is escaped. */
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly type: string; readonly date?: string; readonly note?: string };
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[];
}

/** Loads Pagefind: only here, only when somebody searches. */
export const loadPagefind = async (): Promise<Pagefind> => {
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ `${searchIndexPath}/pagefind.js`);
  await pagefind.init();
  return pagefind;
};
