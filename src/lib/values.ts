/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a property of an unknown value; undefined if there is none. */
export const propertyOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The same down a path of names. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, name) => propertyOf(inner, name), value);

/** Every text inside a value, in its order. */
export const textsWithin = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsWithin) : [];
};

/** A value with each text inside it changed; all else keeps its form. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  const changed = (inner: unknown) => mapTexts(inner, change);
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]));
}

/** The text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
