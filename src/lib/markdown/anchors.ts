import { slugify } from "../slug";

/** A unique anchor for a heading, with a prefix that no id of the page has. `taken` counts those given so far. */
export function headingAnchor(heading: string, taken: Map<string, number>): string {
  const base = `secao-${slugify(heading) || "sem-titulo"}`;
  let anchor = base;
  let count = taken.get(base) ?? 0;
  while (taken.has(anchor)) {
    count += 1;
    anchor = `${base}-${count}`;
  }
  taken.set(anchor, 1);
  if (anchor !== base) taken.set(base, count);
  return anchor;
}

/** An anchor of a body that shares its page with others: the slug of its entry sets it apart. */
export const sharedAnchor = (slug: string, anchor: string): string => `${slug}-${anchor}`;
