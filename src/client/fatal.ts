import { isbotNaive } from "isbot";
import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { pageSettings } from "../../plugins/static-pages/browser/page-settings";

declare module "../../plugins/static-pages/browser/page-settings" {
  interface PageSettings {
    readonly errorReportUrl?: string;
  }
}

type Show = (error: unknown) => void;

const places: Show[] = [];
let showElsewhere: Show | undefined;
let failure: { readonly error: unknown } | undefined;
let typed: readonly string[] | undefined;

/** Fields without typed text. */
const choices = "[type=hidden], [type=checkbox], [type=radio]";

/** Collects typed texts before the error page replaces them: reports leave them out. Short ones can't be told apart. */
export function noteTyped(): readonly string[] {
  if (typed) return typed;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not(${choices}), textarea`);
  const values = [...fields].flatMap(({ value }) => [value.trim(), ...value.trim().split(/\s+/)]);
  typed = values.filter((value) => value.length > 2).sort((a, b) => b.length - a.length);
  return typed;
}

/** True for search engines: they keep the page that was built, and report nothing. The full list of robots would be 1.4 KB. */
export const isRobot = (): boolean => isbotNaive(navigator.userAgent);

/** Registers a place that can show the error page; the innermost is used. Returns what unregisters it. */
export function showFatalBy(show: Show): () => void {
  places.push(show);
  if (failure && places.length === 1 && !isRobot()) show(failure.error);
  return () => void places.splice(places.indexOf(show), 1);
}

/** The same for a page that is never hydrated. */
export function showFatalElsewhereBy(show: Show): void {
  showElsewhere = show;
}

/**
 * Replaces the page by the error page; from then on links do full page loads.
 *
 * @param neverStarted The page is not hydrated and never will be.
 */
export function fail(error: unknown, neverStarted = false): void {
  if (failure) return;
  failure = { error };
  noteTyped();
  navigateHardWhen(() => true);
  addEventListener("popstate", () => location.reload());
  // Those load other documents: Back may find this one as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  if (isRobot()) return;
  const show = places[0] ?? (neverStarted ? showElsewhere : undefined);
  show?.(error);
}

/** Reports an error if the site has a form for errors. True if the team was told. */
export async function report(error: unknown): Promise<boolean> {
  if (!pageSettings().errorReportUrl || isRobot()) return false;
  // If its code can't be loaded, nothing is reported.
  const code = await import(/* webpackChunkName: "report" */ "./report").catch(() => undefined);
  return code?.reportOnce(error, noteTyped()) ?? false;
}
