import type { PluginOptions } from "gatsby";
import type { ContentEntry } from "../check/site-content";
import type { Model } from "../fields/collection";

/** What the site gives this plugin in `gatsby-config.ts`. */
export interface SourceContentOptions {
  /** Every content type of the site. */
  readonly model: Model;
  /** Fields that the build works out, beside those that editors fill in. */
  readonly derived?: DerivedFields;
}

export interface DerivedFields {
  /** Their GraphQL types. `@entry(type: …)` and `@entries(type: …)` make links of keys. */
  readonly types: string;
  /** Their values for each entry; called once for all published entries, whenever nodes are made. `today` is like `2026-11-21`. */
  readonly valuesOf: (
    entries: readonly ContentEntry[],
    today: string,
  ) => ReadonlyMap<ContentEntry, Readonly<Record<string, unknown>>>;
}

const isComplete = (options: object): options is SourceContentOptions =>
  "model" in options && typeof options.model === "object";

/** The plugin's options as Gatsby hands them to a hook. */
export function optionsOf(options: PluginOptions): SourceContentOptions {
  if (!isComplete(options)) throw new Error("source-content needs the option `model` in gatsby-config.ts.");
  return options;
}
