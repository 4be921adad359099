/** Hides events that have ended since the page was built. One in view, or soon, only fades: what a visitor looks at must not jump. */
export function dropPastEvents(page: Document): void {
  for (const event of page.querySelectorAll<HTMLElement>("[data-until]")) {
    if (Date.parse(event.dataset.until ?? "") > Date.now()) continue;
    const { top, bottom } = event.getBoundingClientRect();
    // Safari 17.0 to 17.3 lack it; there, what is in a closed part of the page has no box either.
    const isShown = event.checkVisibility?.() ?? true;
    event.style.opacity = "0.5";
    event.hidden ||= !(location.hash || (bottom > 0 && top < innerHeight && isShown));
  }
}
