/** Closes what of the menu is open; all of it, or all but what holds the given element. */
export function closeMenu(page: Document, except?: Element | null): void {
  const open = page.querySelectorAll<HTMLElement>("header details[open], header :popover-open");
  for (const element of open) {
    if (except && element.contains(except)) continue;
    if (element instanceof HTMLDetailsElement) element.open = false;
    else element.hidePopover();
  }
}

/** A menu that opens without a script is closed by one: by Escape, by a click beside it, and when the keyboard leaves it. */
export function watchMenu(page: Document): void {
  const close = ({ target }: Event) => {
    const element = target instanceof Element ? target : null;
    // The menu's button closes it by itself; closed here already, it would open again.
    if (!element?.closest("[popovertarget]")) closeMenu(page, element);
  };
  page.addEventListener("click", close);
  page.addEventListener("focusin", (event) => {
    // A pointer brings the focus before its click, which must find its target where it was.
    if (event.target instanceof Element && event.target.matches(":focus-visible")) close(event);
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    page.querySelector<HTMLElement>("header details[open]:focus-within > summary")?.focus();
    for (const details of page.querySelectorAll<HTMLDetailsElement>("header details[open]")) details.open = false;
  });
}
