import { recall, remember } from "./session";
import { hasUnsavedInput } from "./unsaved";

/** Least time between two recoveries of one path. */
const pause = 10_000;

/** Code that could not be loaded: after a new build, the server has it under another name. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /^Loading .*chunk/.test(error.message);

/** What is noted of a path: when it was loaded, and `ok` once it has started since. */
const keyOf = (path: string) => `chunk-recovered ${path}`;

/**
 * Loads a page whole because its code could not be had: a new build has other files. Of itself at most once per path in
 * ten seconds, and not again before the page has started well: there is no loop, however slow the line. False: not now.
 *
 * @param isWished The visitor asked for the page, and each time she does it is loaded. One that has moved starts at another
 *   path, so that nothing ever says of the old one that it has started.
 */
export function recover(target: string, isWished = false): boolean {
  const key = keyOf(new URL(target, location.origin).pathname);
  const [time, started] = recall(key) ?? [];
  const isTooSoon = time && !(started && Date.now() - Number(time) > pause);
  if (!isWished && (isTooSoon || hasUnsavedInput(document))) return false;
  if (!remember(key, [`${Date.now()}`]) && !isWished) return false;
  if (isWished) location.assign(target);
  else location.reload();
  return true;
}

/** Notes that the page has started: should its code be lost again later, it may be recovered again. */
export function noteStart(path: string): void {
  const [time] = recall(keyOf(path)) ?? [];
  if (time) remember(keyOf(path), [time, "ok"]);
}
