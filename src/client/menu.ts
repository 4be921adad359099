/** Closes what of the menu is open; all of it, or all but what holds the given element. */
export function closeMenu(page: Document, except?: Element | null): void {
  const open = page.querySelectorAll<HTMLElement>("header details[open], header :popover-open");
  for (const element of open) {
    if (except && element.contains(except)) continue;
    if (element instanceof HTMLDetailsElement) element.open = false;
    else element.hidePopover();
  }
}

/** A menu that opens without a script is closed by one: by Escape, and by a click beside it. */
export function watchMenu(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const element = target instanceof Element ? target : null;
    // The menu's button closes it by itself; closed here already, it would open again.
    if (!element?.closest("[popovertarget]")) closeMenu(page, element);
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    page.querySelector<HTMLElement>("header details[open]:focus-within > summary")?.focus();
    for (const details of page.querySelectorAll<HTMLDetailsElement>("header details[open]")) details.open = false;
  });
}
