import { slugify } from "../slug";

/** The anchor of a heading in a body. The prefix keeps clear of the page's own ids; `taken` gets what it gives, and how often. */
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
