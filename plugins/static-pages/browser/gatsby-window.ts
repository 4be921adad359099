import type { PageSettings } from "./page-settings";

/** What Gatsby's loader says of a page: whether it can be shown, and why not. */
interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
}

declare global {
  interface Window {
    /** Gatsby's own way to another page; `navigate` of its package is this with all of its link component behind it. */
    ___navigate: (to: string) => void;
    /** Gatsby's loader: keeps pages that it loaded in memory, ready to be shown. */
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** What the server has now: `/page-data/app-data.json`, to which versions.ts adds the page settings. */
      loadAppData: () => Promise<PageSettings | undefined>;
    };
  }
}
