import * as z from "zod";

/**
 * A field with everything derived from it, so that nothing is kept in step by hand: the values of the file (`schema`),
 * the GraphQL type, the editor's `widget`, and what it refers to (`reference`). The builders in `fields.ts` make them.
 */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly label: string;
  /** How to correct a wrong value: a sentence in Portuguese. */
  readonly fix: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly graphql: GraphqlFace;
  readonly widget: Widget;
  /** What the value refers to outside its entry. */
  readonly reference?: Reference;
  /** Sub-fields of a group, or of each item of a list. */
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

/** A GraphQL type in schema language, or the shape of an object type that is named after its place. */
export type GraphqlFace = string | { readonly type?: string | undefined; readonly list: boolean };

/** A Decap widget without its name, which comes from the field's key. */
export type Widget = { readonly widget: string } & Readonly<Record<string, unknown>>;

export type NamedWidget = Widget & { readonly name: string; readonly label: string };

export type Reference =
  | { readonly to: "image" }
  | { readonly to: "file"; readonly types: readonly string[] }
  | { readonly to: "entry"; readonly collection: string }
  | { readonly to: "option"; readonly setting: string; readonly list: string }
  | { readonly to: "path" };

/** The values of a set of fields after validation. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer S> ? z.output<S> : never;
};

/** The schema of a set of fields: of a group, or of a whole entry. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodType<Values<F>> =>
  // Zod infers the same type from the same shape; the compiler can't follow it through the generic.
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]))) as never;

/** The Decap fields of a set of fields. */
export const widgetsOf = (fields: Fields): NamedWidget[] =>
  Object.entries(fields).map(([name, field]) => ({ name, label: field.label, ...field.widget }));
