import { slugify } from "../slug";

/** The anchor of a heading in a body. The prefix keeps clear of the page's own ids; `taken` gets what it gives. */
export function headingAnchor(heading: string, taken: Set<string>): string {
  const base = `secao-${slugify(heading) || "sem-titulo"}`;
  let anchor = base;
  for (let count = 2; taken.has(anchor); count++) anchor = `${base}-${count}`;
  taken.add(anchor);
  return anchor;
}
