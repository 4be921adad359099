/**
 * What the build tells open pages, beside Gatsby's hash of the compilation, in `/page-data/app-data.json`. A plugin that adds
 * a setting (page-parts.ts) declares it here: `declare module … { interface PageSettings { … } }`.
 */
export interface PageSettings {
  /** The version of the site: changes with its content or code. */
  readonly id?: string;
  /** Seconds between two looks for a newer version; 0 for none. */
  readonly versionCheckSeconds?: number;
}

let settings: PageSettings = {};

/**
 * Loads them. Called just before Gatsby asks for the same file, it is the same request. They can't stand in the pages
 * themselves, where an edit of one page would change all.
 */
export async function loadPageSettings(): Promise<void> {
  settings = (await window.___loader.loadAppData()) ?? {};
}

/** The same, once they are loaded: before the page comes to life. */
export const pageSettings = (): PageSettings => settings;
