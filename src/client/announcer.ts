/** Tells screen readers of a page, at Gatsby's place for it; the error page comes without Gatsby. */
export function announce(title: string): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = `Página aberta: ${title}`;
}

/** Gatsby tells of a new page in English, hard-coded (gatsbyjs/gatsby#20801). This says it in Portuguese. */
export function announceInPortuguese(announcer: Element): void {
  new MutationObserver(() => {
    const page = /^Navigated to (.*)$/s.exec(announcer.textContent ?? "")?.[1];
    if (page !== undefined) announce(page);
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
