import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { isChunkError, noteStart, recover } from "../../plugins/static-pages/browser/recovery";
import { fail } from "./fatal";
import { hasGoneOn } from "./links";

let isStarted = false;

/** Handles uncaught errors. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => {
    if (error && !isCutOff(error) && isOurs(error)) void judge(error);
  });
  // Runs before Gatsby's listener, which reloads endlessly if code is missing.
  addEventListener(
    "unhandledrejection",
    (event) => {
      if (isChunkError(event.reason)) event.stopImmediatePropagation();
      if (isOurs(event.reason)) void judge(event.reason);
    },
    { capture: true },
  );
}

/** Records that the page is hydrated. */
export function hasStarted(): void {
  isStarted = true;
  noteStart(location.pathname);
}

/** True for a truncated script, which has no line in its stack. Its importer gets an error of its own. */
const isCutOff = (error: unknown) => error instanceof SyntaxError && !error.stack?.includes("\n");

/** False for errors of foreign scripts, of code that apps and extensions put into the page itself, and for aborted requests: they leave the page as it is. */
function isOurs(reason: unknown): boolean {
  if (!(reason instanceof Error)) return reason !== undefined;
  const { name, stack = "" } = reason;
  return name !== "AbortError" && (!/:\/\//.test(stack) || RegExp(`${location.origin}.*js:`).test(stack));
}

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
  if (isChunkError(error) && recover(location.pathname)) return;
  fail(error, isStart);
}
