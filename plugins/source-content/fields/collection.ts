import type { z } from "zod";
import { type Field, type Fields, schemaOf, type Values } from "./field";

/** Whether an entry has a text beside its fields. */
export type BodyNeed = "required" | "optional" | "none";

interface Definition<F extends Fields> {
  readonly type: string;
  /** Name of the folder under `content/`, of the filesystem source and of the Decap collection. */
  readonly name: string;
  readonly label: string;
  /** Its purpose, shown in the editor. */
  readonly description: string;
  readonly fields: F;
}

/** Content of which editors create any number of entries: a folder each, with an `index.md`. */
export interface Collection<F extends Fields = Fields, N extends string = string> extends Definition<F> {
  readonly kind: "collection";
  readonly name: N;
  readonly labelSingular: string;
  /** The address of an entry's page, or of its place on a page. */
  readonly path: (slug: string) => string;
  /** True if an entry has a page to itself, so that its old addresses can redirect. */
  readonly ownPage: boolean;
  /** The address of a file that a published entry has on the site. */
  readonly file?: (slug: string) => string;
  readonly body: BodyNeed;
  /** Decap's template for an entry in the list. */
  readonly summary: string;
  readonly sortable: readonly string[];
  readonly filters?: readonly { label: string; field: string; pattern: string | boolean }[];
  readonly groups?: readonly { label: string; field: string; pattern?: string }[];
  readonly rules?: readonly Rule<F>[];
  /** A number that the editor raises when one of these fields changes. */
  readonly changeCount?: { readonly field: keyof F & string; readonly of: readonly (keyof F & string)[] };
  /** The field by which its page groups the entries; each group has an anchor there. */
  readonly groupedBy?: keyof F & string;
  /** Addresses of the collection's lists, beside its fixed page. */
  readonly lists?: readonly string[];
  /** Slugs that the site itself uses. */
  readonly reserved?: RegExp;
  readonly schema: z.ZodType<Values<F>>;
}

export interface Rule<F extends Fields> {
  /** The field that shows the problem. */
  readonly field: keyof F & string;
  /** The fields that the rule reads; it waits until each is valid. */
  readonly compares: readonly (keyof F & string)[];
  /**
   * A method, for its bivariant parameter.
   * @param day today; for an entry that is not published, its first day
   */
  broken(values: Values<F>, day: string): boolean;
  readonly found: string;
  readonly fix: string;
}

/** Pages that always exist: editors change them, but neither add nor delete any. */
export interface FixedPages<F extends Fields = Fields, K extends string = string> extends Definition<F> {
  readonly kind: "fixed";
  readonly labelSingular: string;
  readonly entries: Readonly<Record<K, FixedPage>>;
}

export interface FixedPage {
  readonly label: string;
  /** The page's address; the about page's holds the site's name as a slug. */
  readonly path: (siteSlug: string) => string;
  readonly body: BodyNeed;
  /** Fields that this page has beside the common ones. */
  readonly extra: readonly string[];
}

/** One YAML file in `content/settings`. */
export interface Setting<F extends Fields = Fields> extends Definition<F> {
  readonly kind: "setting";
  readonly rules?: readonly Rule<F>[];
  readonly schema: z.ZodType<Values<F>>;
}

/** All content types. */
export interface Model {
  readonly collections: readonly Collection[];
  readonly pages: FixedPages;
  readonly settings: readonly Setting[];
}

export const defineCollection = <F extends Fields, N extends string>(
  definition: Omit<Collection<F, N>, "kind" | "schema">,
): Collection<F, N> => ({ ...definition, kind: "collection", schema: schemaOf(definition.fields) });

export const defineFixedPages = <F extends Fields, K extends string>(
  definition: Omit<FixedPages<F, K>, "kind">,
): FixedPages<F, K> => ({ ...definition, kind: "fixed" });

export const defineSetting = <F extends Fields>(definition: Omit<Setting<F>, "kind" | "schema">): Setting<F> => ({
  ...definition,
  kind: "setting",
  schema: schemaOf(definition.fields),
});

/** The front matter of an entry after validation. */
export type Entry<C extends { readonly fields: Fields }> = Values<C["fields"]>;

/** The fields of one fixed page: the common ones and its own. */
export function fieldsOfPage<F extends Fields>(pages: FixedPages<F>, name: string): Fields {
  const special = new Set(Object.values(pages.entries).flatMap((entry) => entry.extra));
  const own = new Set(pages.entries[name]?.extra ?? []);
  return Object.fromEntries(
    Object.entries<Field>(pages.fields).filter(([field]) => !special.has(field) || own.has(field)),
  );
}
