import { navigateHardWhen } from "./hard-navigation";
import { pageSettings } from "./page-settings";

/** The code for it is loaded this long after the page has come to life: late enough to be in nobody's way. */
const rest = 10_000;

/** Has the page look for a newer version of the site, from one interval after it has come to life. */
export function checkVersion(): void {
  const { id: own, versionCheckSeconds = 0 } = pageSettings();
  const interval = versionCheckSeconds * 1000;
  if (!own || interval <= 0) return;
  // Who fills in a form has come to stay.
  const wait = document.querySelector("form[method=post]") ? 0 : Math.min(rest, interval / 2);
  const start = () =>
    setTimeout(() => {
      import(/* webpackChunkName: "deferred" */ "./version-watch").then(
        ({ watchVersion }) => watchVersion({ own, interval, first: interval - wait }),
        // The line is bad, or the code is gone already: then Gatsby's loader knows of the newer version.
        () => setTimeout(() => void catchUp(own, start), interval - wait),
      );
    }, wait);
  start();
}

async function catchUp(own: string, startAgain: () => void) {
  const now = await window.___loader.loadAppData();
  if (!now?.id || now.id === own) return startAgain();
  navigateHardWhen(() => true);
}
