import { loadWholeWhen } from "../../../src/client/full-load";
import { type AnalyticsSettings, analyticsServices, needsConsent } from "../services";
import { hideBanner, showBanner } from "./banner";
import { storeChoice, storedChoice } from "./choice";
import { decide, isPrivatePath, isRefusedBy } from "./decision";
import { browsersChoice, offerChoice } from "./footer-choice";
import { serviceOf } from "./service";

declare global {
  interface Window {
    /** Says that the page has changed; there only where visits are counted. */
    countVisit?: () => void;
  }
}

/** A page counts once it has been open for so long; by then its head is that of the page. */
const glance = 1000;

/** Counts visits from now on, or asks whether it may. */
export function countVisits(settings: AnalyticsSettings): void {
  const service = serviceOf(settings);
  const isRefusedByBrowser = isRefusedBy(navigator);
  let timer: number | undefined;

  const look = () => {
    const isAllowed = storedChoice(settings.provider);
    const path = location.pathname;
    const decision = decide({ settings, isRefusedByBrowser, isAllowed, path });
    showChoice(isAllowed ?? (needsConsent(settings) ? undefined : true));
    // Cookies of a consent that was taken back or is too old go as well.
    if (decision === "ask" || isAllowed === false || isRefusedByBrowser) service.stop();
    if (decision !== "ask" || isErrorPage()) hideBanner();
    if (isErrorPage()) return;
    if (decision === "count") service.count(path);
    if (decision === "ask") showBanner(analyticsServices[settings.provider].name, choose);
  };
  const choose = (isAllowed: boolean) => {
    storeChoice(isAllowed, settings.provider);
    look();
  };
  const showChoice = isRefusedByBrowser ? browsersChoice() : offerChoice(choose);

  window.countVisit = () => {
    clearTimeout(timer);
    if (isPrivatePath(location.pathname)) {
      hideBanner();
      // By the Back button: a new document has nothing of the service in it.
      if (service.isLoaded()) return location.reload();
    }
    timer = window.setTimeout(look, glance);
  };
  loadWholeWhen((path) => service.isLoaded() && isPrivatePath(path));
  window.countVisit();
}

/** Pages without an address of their own are those of errors. */
const isErrorPage = () => document.querySelector('meta[name="robots"][content*="noindex"]') !== null;
