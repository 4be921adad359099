/** From the title that the document came with: `Page | Site`, or `Site: what it is` (Seo.tsx). A broken page may have none. */
export const siteName = typeof document === "object" ? document.title.split(" | ").at(-1)?.split(": ")[0] : "";

/** Announces a page in Gatsby's live region. The error page calls it without Gatsby. */
export function announce(title: string | undefined): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = title ? `Página aberta: ${title}` : "";
}

/** Gatsby's announcement comes a frame late: by then the address may be that of the next page, which is not there yet. */
let isOtherPage = false;

/** Notes whether a change of place, which is done, led to another page. */
export function routeChanged(to: Pick<Location, "pathname">, from: Pick<Location, "pathname">): void {
  isOtherPage = to.pathname !== from.pathname;
}

/** Translates Gatsby's English announcement (gatsbyjs/gatsby#20801), and drops that of a jump within a page. */
export function announceInPortuguese(announcer: Element): void {
  new MutationObserver(() => {
    const heading = announcer.textContent?.split("Navigated to ")[1];
    if (!heading) return;
    // An error page at the address of the home page has its heading in its title.
    const name = location.pathname === "/" && !document.title.includes(heading) ? siteName : heading;
    announce(isOtherPage ? name : undefined);
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
