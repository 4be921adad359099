import { tryToForget, tryToStore } from "./browser-storage";

/**
 * The texts that this page of the editor last read or wrote, by path: what an edit began from. Null for a file that was
 * looked for and is not there.
 */
const bases = new Map<string, string | null>();

/** Texts that were sent from here, by path: of a save whose answer was lost nobody knows whether it was made. */
const sent = new Map<string, Set<string>>();

/** The text that the edit of a file began from; undefined for a file that was not read here. */
export const baseOf = (path: string): string | null | undefined => bases.get(path);

const readings = new Map<string, number>();

/** How often a file was read. A save that began before the last time did not bring what the form shows. */
export const readingOf = (path: string): number => readings.get(path) ?? 0;

/** Texts, by path, whose save arrived after the form that shows the one before was opened. */
const late = new Map<string, string>();
export const noteLate = (path: string, text: string): void => void late.set(path, text);
export const isLate = (path: string, text: string | null): boolean => late.has(path) && late.get(path) === text;

/** Notes what a file held when it was read. A text that was sent and is found there is still one's own. */
export function setBase(path: string, text: string | null): void {
  bases.set(path, text);
  readings.set(path, readingOf(path) + 1);
  added.delete(path);
  if (!wasSent(path, text)) sent.delete(path);
}

/** Notes a text that was saved. From then on it is in the way of a new one, like any other's. */
export function noteSaved(path: string, text: string): void {
  bases.set(path, text);
  sent.delete(path);
  // Each entry's text would fill the storage in time.
  for (const key of [storageKey(path), addedKey(path)]) tryToForget(key);
}

/** What saves added by themselves since a text was read: Decap keeps showing, and saves again, the fields as they were before. */
const added = new Map<string, readonly string[]>();

/** The old addresses or names that saves have added to what the form shows. */
export const addedTo = (path: string): readonly string[] => added.get(path) ?? [];

/** Notes what a save adds, until the text is read anew: what the form then shows, its editor may take out. */
export const noteAdded = (path: string, all: readonly string[]): void => void added.set(path, all);

/** The paths of texts that were sent as new. */
const sentAsNew = new Set<string>();

/** Notes a text that is about to be saved. */
export function noteSent(path: string, text: string, isNew = false): void {
  sent.set(path, new Set(sent.get(path)).add(text));
  if (isNew) sentAsNew.add(path);
}

/** A form for another new text begins: what the one before it sent is no more in its way than any other's. */
export function newTextBegins(): void {
  for (const path of sentAsNew) sent.delete(path);
  sentAsNew.clear();
}

/** True if a stored text is one that was sent from here, and so nobody else's. */
export const wasSent = (path: string, text: string | null): boolean =>
  text !== null && sent.get(path)?.has(text) === true;

const storageKey = (path: string) => `editor.base-of:${path}`;
const addedKey = (path: string) => `editor.added-to:${path}`;

/** Keeps the base of an unsaved text beside it, and what saves have added to it, for the time when it is restored. */
export function draftKept(path: string): void {
  const text = bases.get(path);
  if (!text) return;
  tryToStore(storageKey(path), text);
  tryToStore(addedKey(path), addedTo(path).join("\n"));
}

/** An unsaved text was restored: its base is what was stored then, not what is stored now. */
export function draftRestored(path: string): void {
  const text = localStorage.getItem(storageKey(path));
  if (text === null) return;
  setBase(path, text);
  noteAdded(path, localStorage.getItem(addedKey(path))?.split("\n").filter(Boolean) ?? []);
}
