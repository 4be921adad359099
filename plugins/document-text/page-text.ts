/** The fewest pages for which a repeated line is a header or footer. */
const enoughPages = 3;

/** How many lines a header or footer has at the most: between them, “Artigo 12” may stand on every page. */
const edge = 3;

/** The text of pages without repeated headers and footers, and without the hyphens of broken words. */
export function readablePages(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const line of new Set(linesOf(page).filter(isAtEdge).map(shapeOf)))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  const isRepeated = (line: string) =>
    pages.length >= enoughPages && (counts.get(shapeOf(line)) ?? 0) > pages.length / 2;
  return pages.map((page) =>
    linesOf(page)
      .filter((line, place, lines) => !(isAtEdge(line, place, lines) && isRepeated(line)))
      .join("\n")
      .replace(/(\p{Ll})[-\u2010]\n(?=\p{Ll})/gu, "$1")
      // Places of fonts like Symbol, of Word's bullets, which mean nothing in another font.
      .replace(/[\s\p{Co}]+/gu, " ")
      .trim(),
  );
}

const linesOf = (page: string): string[] => page.split("\n").flatMap((line) => line.trim() || []);

const isAtEdge = (_line: string, place: number, lines: readonly string[]): boolean =>
  place < edge || place >= lines.length - edge;

/** The same for “Página 2 de 12” and “Página 3 de 12”. */
const shapeOf = (line: string): string => line.replace(/\d+/g, "0");
