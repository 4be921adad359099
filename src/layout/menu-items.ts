import type { MenuItem } from "./Header";

/** The menu with the pages that ask to be in it at its end, but for those that it shows already. */
export function withPages(
  items: readonly MenuItem[],
  pages: readonly { readonly title: string; readonly path: string }[],
): readonly MenuItem[] {
  const shown = items.filter(({ hidden }) => !hidden).flatMap((item) => [item, ...item.items]);
  const paths = new Set(shown.filter(({ hidden }) => !hidden).map(({ path }) => path));
  const added = pages.filter(({ path }) => !paths.has(path));
  return [...items, ...added.map(({ title: label, path }) => ({ label, path, hidden: false, items: [] }))];
}
