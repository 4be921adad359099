import type { BootData } from "../../plugins/static-pages/browser/boot-data";
import { dropPastEvents } from "./agenda";
import { showTheme, storedTheme } from "./theme";

declare const BOOT_DATA: BootData;

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Long enough after the load that nothing of the first view waits for it. */
const quiet = 1200;

/** Until the runtime follows links, the browser may prerender pages. */
const speculation = {
  prerender: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/*.*"] } }] }, eagerness: "moderate" },
  ],
};

const signs = ["pointerover", "touchstart", "keydown", "focusin"] as const;

function speculate() {
  const rules = { type: "speculationrules", textContent: JSON.stringify(speculation) };
  document.head.append(Object.assign(document.createElement("script"), rules));
}

function start() {
  for (const sign of signs) removeEventListener(sign, start);
  if (document.getElementById("runtime")) return;
  const { hash, scripts, stylesheet } = BOOT_DATA;
  Object.assign(window, { ___webpackCompilationHash: hash, lacksNextStyles: true });
  const onload = () => {
    window.lacksNextStyles = false;
  };
  const styles = { rel: "stylesheet", id: "runtime", onload, ...stylesheet };
  document.head.append(Object.assign(document.createElement("link"), styles));
  for (const src of scripts) {
    document.body.append(Object.assign(document.createElement("script"), { src, async: false }));
  }
}

function startWhenQuiet() {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const later = () =>
    setTimeout(
      () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : start()),
      quiet,
    );
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}

showTheme(storedTheme());
window.tendPage = () => {
  dropPastEvents(document);
  // A file of its own: few pages have a form.
  if (document.querySelector("form[method=post], [data-receipt]")) import(BOOT_DATA.forms).catch(() => undefined);
};
window.tendPage();
// With Save-Data the runtime stays out: only the search form needs it.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (location.search && document.querySelector("main form:not([method])")) start();
else if (!connection?.saveData) {
  // A task of its own: a slow processor needs 30 ms for it, beside the rest of this file.
  setTimeout(speculate);
  if (document.prerendering) document.addEventListener("prerenderingchange", startWhenQuiet, { once: true });
  else startWhenQuiet();
}
