/**
 * What a page can't be drawn without.
 *
 * @throws where its data came without it; the visitor then gets the error page instead of half a page
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("no entry");
  return value;
}
