import type { AnalyticsSettings } from "../../plugins/analytics/services";

/** What the build tells an open page, beside Gatsby's mark of the compilation in `/page-data/app-data.json`. */
export interface BuildFacts {
  /** The version of the site: changes with its content or code. */
  readonly id: string;
  /** Seconds between two looks for a newer version; 0 for none. */
  readonly versionCheckSeconds: number;
  /** Where errors are reported to: a Formspree form, Sentry's DSN or endpoint. */
  readonly errorReportUrl?: string;
  /** The public Iconify API. */
  readonly iconsUrl: string;
  /** What counts visits, if anything does. */
  readonly analytics?: AnalyticsSettings;
}

let facts: Partial<BuildFacts> | undefined;

/**
 * Learns them. Asked just before Gatsby asks for the same file, it is the same request. They can't stand in the pages
 * themselves, where an edit of one page would change all.
 */
export async function learnBuildFacts(): Promise<void> {
  facts = await window.___loader.loadAppData();
}

/** The same, once they are known: before the page comes to life. */
export const buildFacts = (): Partial<BuildFacts> => facts ?? {};
