/** Closes the open parts of the menu, but for those that contain `except`. */
export function closeMenu(page: Document, except: Element | null = null): void {
  // In `:is()`, what a browser does not know is left out; bare, it throws: popovers came with Chrome 114, Safari 17, Firefox 125.
  const open = page.querySelectorAll<HTMLElement>("header :is(details[open], :popover-open)");
  for (const element of open) {
    if (element.contains(except)) continue;
    if (element instanceof HTMLDetailsElement) element.open = false;
    else element.hidePopover();
  }
}

/** Closes the menu on Escape, on a click beside it, and when the keyboard leaves it. */
export function watchMenu(page: Document): void {
  for (const sign of ["click", "focusin"])
    page.addEventListener(sign, ({ target }) => {
      if (!(target instanceof Element)) return;
      // A pointer moves the focus before its click, whose target must not move. The menu's button closes the menu itself:
      // if it were closed here, the button would open it again.
      const isClick = sign === "click";
      if ((isClick || target.matches(":is(:focus-visible)")) && !target.closest("[popovertarget]"))
        // A link to a place of this page leads away, and no other page comes.
        closeMenu(page, isClick && target.closest('a[href*="#"]') ? null : target);
    });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    page.querySelector<HTMLElement>("header details[open]:focus-within > summary")?.focus();
    closeMenu(page);
  });
}
