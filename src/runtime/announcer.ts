const opened = (title: string) => `Página aberta: ${title}`;

/** Gatsby tells screen readers of a new page in English, hard-coded (gatsbyjs/gatsby#20801). This says it in Portuguese. */
export function announceInPortuguese(announcer: Element): void {
  new MutationObserver(() => {
    const page = /^Navigated to (.*)$/s.exec(announcer.textContent ?? "")?.[1];
    if (page !== undefined) announcer.textContent = opened(page);
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}

/** Tells screen readers of a page that came without Gatsby, which may just have told them of the one before. */
export function announce(page: Document, title: string): void {
  const announcer = page.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = opened(title);
}
