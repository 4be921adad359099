declare global {
  interface Window {
    /** Put there by the boot file, so that the runtime needs no copy of it. */
    dropPastEvents?: () => void;
  }
}

/**
 * Takes events out of the page that are over by now; the page may be older than that. An event in sight only fades, as what
 * a visitor looks at must not jump. The end of an event is an instant, so the visitor's time zone has no say.
 */
export function dropPastEvents(page: Document): void {
  for (const event of page.querySelectorAll<HTMLElement>("[data-until]")) {
    if (!(Date.parse(event.dataset.until ?? "") <= Date.now())) continue;
    const { top, bottom } = event.getBoundingClientRect();
    // Safari 17.0 to 17.3 can't tell; there, what a closed part of the page holds has no place either.
    const isShown = event.checkVisibility?.() ?? true;
    if (bottom > 0 && top < innerHeight && isShown) event.style.opacity = "0.5";
    else event.hidden = true;
  }
}
