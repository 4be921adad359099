/** Gatsby tells screen readers of a new page in English, hard-coded (gatsbyjs/gatsby#20801). This says it in Portuguese. */
export function announceInPortuguese(announcer: Element): void {
  new MutationObserver(() => {
    const page = /^Navigated to (.*)$/s.exec(announcer.textContent ?? "")?.[1];
    if (page !== undefined) announcer.textContent = `Página aberta: ${page}`;
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
