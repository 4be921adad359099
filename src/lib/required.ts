/**
 * Returns a value that a page can't be drawn without. Throws if it is missing: the error page is better than half a page.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("no entry");
  return value;
}
