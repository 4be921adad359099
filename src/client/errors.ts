import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { isChunkError, noteStart, recover } from "../../plugins/static-pages/browser/recovery";
import { fail } from "./fatal";
import { hasGoneOn } from "./links";

let isStarted = false;

/** Handles uncaught errors. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => {
    if (isOurs(error)) void judge(error);
  });
  // Captured, it runs before Gatsby's listener, which reloads endlessly if code is missing.
  addEventListener(
    "unhandledrejection",
    (event) => {
      if (isChunkError(event.reason)) event.stopImmediatePropagation();
      if (isOurs(event.reason)) void judge(event.reason);
    },
    true,
  );
}

/** Records that the page is hydrated. */
export function hasStarted(): void {
  isStarted = true;
  noteStart();
}

/**
 * True for errors of our files. Those of foreign scripts, of code that apps and extensions put into the page itself, and of
 * scripts that were cut off (which have no file; who imports such a one gets an error too), and aborted requests leave the page.
 */
const isOurs = (reason: unknown): boolean =>
  reason instanceof Error && reason.name !== "AbortError" && RegExp(`${location.origin}.*js:`).test(reason.stack ?? "");

async function judge(error: unknown): Promise<void> {
  const isStart = !isStarted && (isChunkError(error) || /Not rendering React/.test(String(error)));
  if (isStart && hasGoneOn()) return;
  if (isStart) {
    // Gatsby has given up. Offline, the built page stays readable; its links do full page loads.
    navigateHardWhen(() => true);
    if (!(await window.___loader.loadAppData())) return;
    // The form works without the runtime; a reload could lose what is typed.
    if (isChunkError(error) && document.querySelector("form[method=post]")) return;
  }
  if (isChunkError(error) && recover()) return;
  fail(error, isStart);
}
