import { readEntry } from "../../../source-content/check/front-matter";

/**
 * The count of an entry's changes, where it has to rise: `before` is the entry's file as it was, `data` are its fields now.
 * It never falls: Decap keeps showing, and saves again, the number that was there before the last save; and a calendar that has
 * seen a higher one takes no other (RFC 5545, 3.8.7.4).
 */
export function countAfter(
  before: string,
  data: Readonly<Record<string, unknown>>,
  { field, of }: { readonly field: string; readonly of: readonly string[] },
): number | undefined {
  const read = readEntry(before);
  if (!read.ok) return undefined;
  const present = Number(data[field] || 0);
  const earlier = Number(read.data[field] || 0);
  // An empty field is one that is not there.
  const isChanged = of.some((name) => String(read.data[name] || "") !== String(data[name] || ""));
  const least = earlier + (isChanged ? 1 : 0);
  return present < least ? least : undefined;
}
