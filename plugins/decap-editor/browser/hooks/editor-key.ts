let key = "";
let last = "";
let forms = 0;

/** The form that was drawn last: what is begun in one is not for another. */
export const openForm = (): string => key;

/**
 * The key of the form for the place at `path`: another entry gets a form of its own. The first save of a new entry leads
 * from `/collections/news/new` to its place and keeps the form; one more new entry after it begins with an empty one.
 *
 * @param action how the router came here: POP for an address that was typed or gone back to
 */
export function editorKey(path: string, action: string): string {
  const isSaved = last.endsWith("/new") && path.startsWith(last.replace(/new$/, "entries/")) && action !== "POP";
  if (path !== last && !isSaved) key = `${path} ${++forms}`;
  last = path;
  return key;
}
