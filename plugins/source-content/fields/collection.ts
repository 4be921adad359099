import type { z } from "zod";
import { type Field, type Fields, schemaOf, type Values } from "./field";

/** Whether an entry has a text beside its fields. */
export type BodyNeed = "required" | "optional" | "none";

interface Definition<F extends Fields> {
  /** Name of the GraphQL type. */
  readonly type: string;
  /** Name of the folder under `content/`, of the filesystem source and of the Decap collection. */
  readonly name: string;
  readonly label: string;
  /** What the collection is for, as the editor reads it. */
  readonly description: string;
  readonly fields: F;
}

/** A kind of content of which editors make as many entries as they like: one folder each, with an `index.md`. */
export interface Collection<F extends Fields = Fields, N extends string = string> extends Definition<F> {
  readonly kind: "collection";
  readonly name: N;
  readonly labelSingular: string;
  /** The address of an entry's page, or of its place on a page. */
  readonly path: (slug: string) => string;
  /** True if an entry has a page to itself, so that its old addresses can redirect. */
  readonly ownPage: boolean;
  readonly body: BodyNeed;
  /** Decap's template for a line of the list. */
  readonly summary: string;
  readonly sortable: readonly string[];
  readonly filters?: readonly { label: string; field: string; pattern: string | boolean }[];
  readonly groups?: readonly { label: string; field: string; pattern?: string }[];
  /** Rules between fields: field name → what was found and how to mend it. */
  readonly rules?: readonly Rule<F>[];
  /** Addresses of lists that the site makes of the collection, beside its fixed page. */
  readonly lists?: readonly string[];
  /** What no slug may be, as the site itself uses it. */
  readonly reserved?: RegExp;
  readonly schema: z.ZodType<Values<F>>;
}

export interface Rule<F extends Fields> {
  /** The field at which the problem is told. */
  readonly field: keyof F & string;
  /** The fields that the rule looks at; it waits until each of them is right by itself. */
  readonly compares: readonly (keyof F & string)[];
  /** A method, so that rules of one type fit where rules of any are wanted. */
  broken(values: Values<F>): boolean;
  readonly found: string;
  readonly fix: string;
}

/** Pages that the site always has; editors change them, and neither add nor delete any. */
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

/** All that the site knows how to hold. */
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
): FixedPages<F, K> => ({
  ...definition,
  kind: "fixed",
});

export const defineSetting = <F extends Fields>(definition: Omit<Setting<F>, "kind" | "schema">): Setting<F> => ({
  ...definition,
  kind: "setting",
  schema: schemaOf(definition.fields),
});

/** What the front matter of an entry holds after validation. */
export type Entry<C extends { readonly fields: Fields }> = Values<C["fields"]>;

/** The fields that one of the fixed pages has: the common ones and its own. */
export function fieldsOfPage<F extends Fields>(pages: FixedPages<F>, name: string): Fields {
  const special = new Set(Object.values(pages.entries).flatMap((entry) => entry.extra));
  const own = new Set(pages.entries[name]?.extra ?? []);
  return Object.fromEntries(
    Object.entries<Field>(pages.fields).filter(([field]) => !special.has(field) || own.has(field)),
  );
}
