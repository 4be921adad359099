import type { MenuItem } from "./Header";

/**
 * The menu, with the pages that ask to be in it at the end of its first submenu unless it shows them already. The bar of
 * a wide screen has no room for more entries.
 */
export function withPages(
  items: readonly MenuItem[],
  pages: readonly { readonly title: string; readonly path: string }[],
): readonly MenuItem[] {
  const shown = items.filter(isShown).flatMap((item) => [item, ...item.items.filter(isShown)]);
  const added = pages
    .filter(({ path }) => !shown.some((link) => link.path === path))
    .map(({ title: label, path }) => ({ label, path, hidden: false }));
  const first = items.find((item) => isShown(item) && item.items.some(isShown));
  if (first) return items.map((item) => (item === first ? { ...item, items: [...item.items, ...added] } : item));
  return added.length > 0 ? [...items, { label: "Mais", path: null, hidden: false, items: added }] : items;
}

/** Hidden links wait for their page. */
export const isShown = ({ hidden }: { readonly hidden: boolean }) => !hidden;
