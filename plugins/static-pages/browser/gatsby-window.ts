import type { ComponentType } from "react";
import type { PageSettings } from "./page-settings";

type PageComponent = ComponentType<Record<string, unknown>>;

/** What Gatsby's loader makes of a page: its data and code, or why it can't be shown. The same page is the same object. */
export interface LoadedPage {
  readonly status?: string;
  /** Webpack names the file that did not come. */
  readonly error?: { readonly request?: string };
  readonly component?: PageComponent | { readonly default: PageComponent };
  readonly json?: Readonly<Record<"data" | "pageContext", object>>;
  readonly page?: { readonly path: string };
}

declare global {
  interface Window {
    /** Gatsby's own way to another page; `navigate` of its package is this with all of its link component behind it. */
    ___navigate: (to: string, options?: { readonly replace: boolean }) => void;
    /** Gatsby's loader: keeps pages that it loaded in memory, ready to be shown. */
    ___loader: {
      loadPage: (path: string) => Promise<LoadedPage | undefined>;
      /** What the server has now: `/page-data/app-data.json`, to which versions.ts adds the page settings. */
      loadAppData: () => Promise<PageSettings | undefined>;
    };
  }
}
