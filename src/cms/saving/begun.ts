/** What an edit began from: a published file, or a draft in the review before publishing. */
interface Begun {
  readonly text: string;
  readonly isDraft: boolean;
}

/** The files as this page of the editor last read or wrote them, by path. */
const begunFrom = new Map<string, Begun>();

/** Notes what a file held when it was read or written here. */
export const noteBegun = (path: string, text: string, isDraft: boolean) => begunFrom.set(path, { text, isDraft });

/** What the edit of a file began from; undefined for a file that was not read here. */
export const begun = (path: string): Begun | undefined => begunFrom.get(path);

const storageKey = (path: string) => `editor.begun-from:${path}`;

/** Keeps beside an unsaved text what it began from, for the time when it is restored. */
export function draftKept(path: string): void {
  const known = begunFrom.get(path);
  if (known) localStorage.setItem(storageKey(path), known.text);
}

/** An unsaved text was restored: it began from what was stored then, not from what is stored now. */
export function draftRestored(path: string): void {
  const text = localStorage.getItem(storageKey(path));
  if (text !== null) noteBegun(path, text, begun(path)?.isDraft ?? false);
}
