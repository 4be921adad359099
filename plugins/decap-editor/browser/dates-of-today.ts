import type { CmsCollection, ViewFilter } from "decap-cms-core";

/** A pattern that fits every day before this one, both written `2026-11-21`. */
export function beforeDay(day: string): string {
  const earlier = [...day].flatMap((digit, at) =>
    /[1-9]/.test(digit) ? [`${day.slice(0, at)}[0-${Number(digit) - 1}]`] : [],
  );
  return `^(${earlier.join("|")})`;
}

/** Filters of lists for days before today, by collection. */
export type DateFilters = Readonly<Record<string, Omit<ViewFilter, "pattern">>>;

/** Puts today into the editor's collections: filters, and the day with which a new entry begins. Written 2026-11-21. */
export const withToday = (
  collections: readonly CmsCollection[],
  filters: DateFilters,
  today: string,
): CmsCollection[] =>
  collections.map((collection) => {
    const filter = filters[collection.name];
    const { view_filters = [], fields } = collection;
    return {
      ...collection,
      ...(filter ? { view_filters: [...view_filters, { ...filter, pattern: beforeDay(today) }] } : {}),
      ...(fields
        ? {
            fields: fields.map((field) => ("today" in field ? Object.assign({ ...field }, { default: today }) : field)),
          }
        : {}),
    };
  });
