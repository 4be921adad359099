/** What an edit began from: a published file, or a draft in the review before publishing. */
interface Begun {
  /** Null for a file that was looked for and is not there. */
  readonly text: string | null;
  readonly isDraft: boolean;
}

/** The files as this page of the editor last read or wrote them, by path. */
const begunFrom = new Map<string, Begun>();

/** Notes what a file held when it was read or written here. */
export function noteBegun(path: string, text: string | null, isDraft: boolean): void {
  begunFrom.set(path, { text, isDraft });
  sent.delete(path);
}

/** What the edit of a file began from; undefined for a file that was not read here. */
export const begun = (path: string): Begun | undefined => begunFrom.get(path);

/** What was sent from here, by path: of a save whose answer was lost nobody knows whether it was made. */
const sent = new Map<string, Set<string>>();

/** Notes a text that is about to be saved. */
export const noteSent = (path: string, text: string) => sent.set(path, new Set(sent.get(path)).add(text));

/** Whether a stored text is one that was sent from here, and so nobody else's. */
export const wasSent = (path: string, text: string | null): boolean =>
  text !== null && sent.get(path)?.has(text) === true;

const storageKey = (path: string) => `editor.begun-from:${path}`;

/** Keeps beside an unsaved text what it began from, for the time when it is restored. */
export function draftKept(path: string): void {
  const known = begunFrom.get(path);
  if (known?.text) localStorage.setItem(storageKey(path), known.text);
}

/** An unsaved text was restored: it began from what was stored then, not from what is stored now. */
export function draftRestored(path: string): void {
  const text = localStorage.getItem(storageKey(path));
  if (text !== null) noteBegun(path, text, begun(path)?.isDraft ?? false);
}
