import { recall, remember } from "./session";
import { hasUnsavedInput } from "./unsaved";

const key = "chunk-recovered";

/** Least time between two recoveries of one path. */
const pause = 10_000;

/** Code that could not be loaded: after a new build, the server has it under another name. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /^Loading .*chunk/.test(error.message);

/** Each entry is `path time`, or `path time ok` once the page has started after it. */
const partsOf = (entry: string) => entry.split(" ");

/**
 * Loads a page whole because its code could not be had: a new build has other files. Of itself at most once per path in
 * ten seconds, and not again before the page has started well: there is no loop, however slow the line. False: not now.
 *
 * @param isWished The visitor asked for the page, and each time she does it is loaded. One that has moved starts at another
 *   path, so that nothing ever says of the old one that it has started.
 */
export function recover(target: string, isWished = false): boolean {
  if (!isWished && hasUnsavedInput(document)) return false;
  const path = new URL(target, location.origin).pathname;
  const entries = recall(key);
  const [, time, started] = partsOf(entries?.findLast((entry) => partsOf(entry)[0] === path) ?? "");
  const since = Date.now() - Number(time);
  if (!isWished && time && !(started && since > pause)) return false;
  const kept = entries?.filter((entry) => partsOf(entry)[0] !== path) ?? [];
  if (!remember(key, [...kept, `${path} ${Date.now()}`]) && !isWished) return false;
  if (isWished) location.assign(target);
  else location.reload();
  return true;
}

/** Notes that the page has started: should its code be lost again later, it may be recovered again. */
export function noteStart(path: string): void {
  const entries = recall(key);
  if (entries?.some((entry) => partsOf(entry)[0] === path && !entry.endsWith(" ok")))
    remember(
      key,
      entries.map((entry) => (partsOf(entry)[0] === path ? `${entry} ok` : entry)),
    );
}
