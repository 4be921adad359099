import { isbotNaive } from "isbot";
import { navigateHardWhen } from "../../plugins/static-pages/browser/hard-navigation";
import { pageSettings } from "../../plugins/static-pages/browser/page-settings";

declare module "../../plugins/static-pages/browser/page-settings" {
  interface PageSettings {
    /** The Formspree form that errors are reported to. */
    readonly errorReportUrl?: string;
  }
}

/** Shows the error page for an error. */
type Show = (error: unknown) => void;

const places: Show[] = [];
let showElsewhere: Show | undefined;
let failure: { readonly error: unknown } | undefined;
let typed: readonly string[] | undefined;

/** Fields whose values are no words of the visitor. */
const choices = "[type=hidden], [type=checkbox], [type=radio]";

/**
 * Notes what stands in the page's fields and is long enough to be told from other text, before the error page takes their
 * place: a report leaves it out.
 */
export function noteTyped(): readonly string[] {
  if (typed) return typed;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`input:not(${choices}), textarea`);
  const values = [...fields].flatMap(({ value }) => [value.trim(), ...value.trim().split(/\s+/)]);
  typed = values.filter((value) => value.length > 2).sort((a, b) => b.length - a.length);
  return typed;
}

/** True for search engines: they keep the page that was built, and report nothing. The full list of robots would be 1.4 KB. */
export const isRobot = (): boolean => isbotNaive(navigator.userAgent);

/** Says how a place in the page shows the error page; of several, the innermost does. Returns what takes it back. */
export function showFatalBy(show: Show): () => void {
  places.push(show);
  if (failure && places.length === 1 && !isRobot()) show(failure.error);
  return () => void places.splice(places.indexOf(show), 1);
}

/** The same for a page that never comes to life. */
export function showFatalElsewhereBy(show: Show): void {
  showElsewhere = show;
}

/**
 * A fatal error: the error page takes the page's place. Whatever comes next is loaded whole: nothing of the broken page is
 * left then.
 *
 * @param neverStarted The page has not come to life and will not.
 */
export function fail(error: unknown, neverStarted = false): void {
  if (failure) return;
  failure = { error };
  noteTyped();
  navigateHardWhen(() => true);
  addEventListener("popstate", () => location.reload());
  if (isRobot()) return;
  const show = places[0] ?? (neverStarted ? showElsewhere : undefined);
  show?.(error);
}

/** Reports an error, where the site wants to know of it. True once the team has been told. */
export async function report(error: unknown): Promise<boolean> {
  if (!pageSettings().errorReportUrl || isRobot()) return false;
  // Without its code, a line that is bad or a build that is gone, the team is not told.
  const code = await import(/* webpackChunkName: "report" */ "./report").catch(() => undefined);
  return code?.reportOnce(error, noteTyped()) ?? false;
}
