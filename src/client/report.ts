import { pageSettings } from "../../plugins/static-pages/browser/page-settings";
import { recall, remember } from "../../plugins/static-pages/browser/session";

const key = "error-reported";

/** After so many reports a fault is known. */
const mostInSession = 3;

/** In place of blocked storage: what this page has reported. */
let reportedHere: readonly string[] = [];

/**
 * Reports an error to the Formspree form that the build was given, at most once per path and session. What was
 * typed is left out. True if the team knows of an error on this path.
 */
export function reportOnce(error: unknown, typed: readonly string[]): boolean {
  const { errorReportUrl: address, id = "" } = pageSettings();
  if (!address) return false;
  const path = location.pathname;
  const reported = recall(key) ?? reportedHere;
  if (reported.includes(path)) return true;
  if (reported.length >= mostInSession) return false;
  const form = new FormData();
  form.set("_subject", `Erro no site: ${path}`);
  form.set("Mensagem", messageOf(error, typed));
  form.set("Página", path);
  form.set("Versão", id);
  form.set("Navegador", navigator.userAgent);
  form.set("Pilha", stackOf(error, location.origin));
  const isSent = navigator.sendBeacon(address, form);
  reportedHere = isSent ? [...reported, path] : reported;
  if (isSent) remember(key, reportedHere);
  return isSent;
}

/** The stack of an error, without its first lines, which repeat the message; addresses without host and query. */
export function stackOf(error: unknown, origin: string): string {
  const lines = (error instanceof Error && error.stack?.split("\n")) || [];
  return lines
    .filter((line) => /(^\s*at |@).*https?:\/\/\S+:\d+:\d+\)?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(origin, "")
        .replace(/[?#].*?(?=:\d+:\d+\)?$)/, ""),
    )
    .slice(0, 20)
    .join("\n");
}

/** An error's message without typed and quoted texts, e-mail addresses, queries, and long numbers: may be personal. */
export function messageOf(error: unknown, typed: readonly string[]): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return typed
    .reduce((message, value) => message.replaceAll(value, "…"), text)
    .replace(/(["'`]).*?\1|“.*?”/gs, "…")
    .replace(/\S+@\S+/g, "…")
    .replace(/\?\S*/g, "…")
    .replace(/\d[\d .()/-]{3,}\d/g, "…")
    .slice(0, 300);
}
