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
  for (const sign of ["click", "focusin"])
    page.addEventListener(sign, ({ target }) => {
      if (!(target instanceof Element)) return;
      // A pointer brings the focus before its click, which must find its target where it was. The menu's button closes it by
      // itself; closed here already, it would open again.
      const isLeft = sign === "click" || target.matches(":focus-visible");
      if (isLeft && !target.closest("[popovertarget]")) closeMenu(page, target);
    });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    page.querySelector<HTMLElement>("header details[open]:focus-within > summary")?.focus();
    closeMenu(page);
  });
}
