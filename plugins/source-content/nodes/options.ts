import type { ContentEntry } from "../check/site-content";
import type { Model } from "../fields/collection";

/** The plugin's options in `gatsby-config.ts`. */
export interface SourceContentOptions {
  readonly model: Model;
  readonly derived?: DerivedFields;
}

export interface DerivedFields {
  /** Their GraphQL types. `@entry(type: …)` makes links of keys. */
  readonly types: string;
  /** Their values by entry; called once for all entries, drafts too, whenever nodes are made. `today` is like `2026-11-21`. */
  readonly valuesOf: (
    entries: readonly ContentEntry[],
    today: string,
  ) => ReadonlyMap<ContentEntry, Readonly<Record<string, unknown>>>;
}
