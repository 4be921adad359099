import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { isChunkError, noteStart, recover } from "../../plugins/static-pages/browser/recovery";
import { fail } from "./fatal";
import { hasGoneOn } from "./links";

/** True once the page has come to life. */
let isStarted = false;

/** Takes every error that nobody else took. */
export function watchErrors(): void {
  addEventListener("error", ({ error, filename }) => {
    if (error && !isCutOff(error) && (!filename || filename.startsWith(location.origin))) void judge(error);
  });
  // Before Gatsby's own listener, which reloads for missing code without end.
  addEventListener(
    "unhandledrejection",
    (event) => {
      if (isChunkError(event.reason)) event.stopImmediatePropagation();
      if (isOurs(event.reason)) void judge(event.reason);
    },
    { capture: true },
  );
}

/** Notes that the page has come to life. */
export function hasStarted(): void {
  isStarted = true;
  noteStart(location.pathname);
}

/**
 * A script that came in part can't be parsed, and so has no line in its stack. Whoever needs it hears that it is missing;
 * for the page that is open, which may only have fetched it ahead, nothing is lost.
 */
const isCutOff = (error: unknown) => error instanceof SyntaxError && !error.stack?.includes("\n");

/** What scripts of others do wrong is no reason to take the page away, nor is a request that was given up. */
function isOurs(reason: unknown): boolean {
  if (!(reason instanceof Error)) return reason !== undefined;
  const { name, stack = "" } = reason;
  return name !== "AbortError" && (!/https?:|-extension:/.test(stack) || stack.includes(location.origin));
}

async function judge(error: unknown): Promise<void> {
  const isStart = !isStarted && (isChunkError(error) || /Not rendering React/.test(String(error)));
  if (isStart && hasGoneOn()) return;
  if (isStart) {
    // Gatsby has given up. Without a network, what was built stays to be read, with links that load whole pages.
    navigateHardWhen(() => true);
    if (!(await window.___loader.loadAppData())) return;
    // The browser itself checks and sends a form; a reload could take what is typed meanwhile.
    if (isChunkError(error) && document.querySelector("form[method=post]")) return;
  }
  if (isChunkError(error) && recover(location.pathname)) return;
  fail(error, isStart);
}
