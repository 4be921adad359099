import { pageSettings } from "../../plugins/static-pages/browser/page-settings";
import { recall, remember } from "../../plugins/static-pages/browser/session";
import { eventOf, type Report, sentryUrl } from "./report-sentry";
import { framesOf, messageOf, typedInto } from "./report-texts";

const key = "error-reported";

/** A page that fails everywhere is known after as many reports. */
const mostInSession = 20;

/** Where storage is blocked: what this page itself has reported. */
let reportedHere: readonly string[] = [];

/**
 * Reports an error to the address that the build was given, at most once per path and session: a Formspree form, or Sentry's DSN or
 * endpoint. What was typed is left out. True if the team knows of an error on this path.
 */
export function reportOnce(error: unknown): boolean {
  const { errorReportUrl: address, id = "" } = pageSettings();
  if (!address) return false;
  const path = location.pathname;
  const reported = recall(key) ?? reportedHere;
  if (reported.includes(path)) return true;
  if (reported.length >= mostInSession) return false;
  const frames = framesOf(error, location.origin);
  const message = messageOf(error, typedInto(document));
  const report: Report = { message, frames, path, build: id, browser: navigator.userAgent };
  const sentry = sentryUrl(address);
  const isSent = navigator.sendBeacon(sentry ?? address, sentry ? eventOf(report, sentry) : formOf(report));
  reportedHere = isSent ? [...reported, path] : reported;
  if (isSent) remember(key, reportedHere);
  return isSent;
}

function formOf({ message, frames, path, build, browser }: Report): FormData {
  const form = new FormData();
  form.set("_subject", `Erro no site: ${path}`);
  form.set("Mensagem", message);
  form.set("Página", path);
  form.set("Versão", build);
  form.set("Navegador", browser);
  form.set("Pilha", frames.map(({ name, file, line, column }) => `${name} ${file}:${line}:${column}`).join("\n"));
  return form;
}
