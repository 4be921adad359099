import { recall, remember } from "./session";
import { hasUnsavedInput } from "./unsaved";

/** Least time between two recoveries of one path. */
const pause = 10_000;

/** Code that could not be loaded: after a new build, the server has it under another name. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /^Loading .*chunk/.test(error.message);

/** What is noted of a path: when it was loaded, and `ok` if it has started since. */
const keyOf = (path = location.pathname) => `chunk-recovered ${path}`;

/** Notes that a page is loaded. False where storage is blocked or full. */
const noteLoad = (path?: string) => remember(keyOf(path), [`${Date.now()}`]);

/**
 * Loads the open page anew because its code could not be had: a new build has other files. At most once per path in ten
 * seconds, and not again before the page has started well: there is no loop, however slow the line. False: not now.
 */
export function recover(): boolean {
  const [time, started] = recall(keyOf()) ?? [];
  const isTooSoon = time && !(started && Date.now() - Number(time) > pause);
  if (isTooSoon || hasUnsavedInput(document) || !noteLoad()) return false;
  location.reload();
  return true;
}

/**
 * Loads a page whole that the visitor asked for, each time. It is noted, so that the page does not recover at once. One that has moved
 * starts at another path: nothing ever says of the old one that it has started.
 */
export function loadWhole(target: string, path: string): void {
  noteLoad(path);
  location.assign(target);
}

/** Notes that the page has started: should its code be lost again later, it may be recovered again. */
export function noteStart(): void {
  const [time] = recall(keyOf()) ?? [];
  if (time) remember(keyOf(), [time, "ok"]);
}
