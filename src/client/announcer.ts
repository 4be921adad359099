/** From the title that the document came with: `Page | Site`, or `Site: what it is` (Seo.tsx). A broken page may have none. */
export const siteName = typeof document === "object" ? document.title.split(" | ").at(-1)?.split(": ")[0] : "";

/** Announces a page in Gatsby's live region. The error page calls it without Gatsby. */
export function announce(title: string | false | undefined): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = title ? `Página aberta: ${title}` : "";
}

/** Whether the last change of place, which is done, led to another page. */
let isOtherPage = false;

/**
 * Notes a change of place. Gatsby's announcement comes a frame late: by then the address may be that of the next page, which is not
 * there yet.
 */
export const routeChanged = (isOther: boolean): void => {
  isOtherPage = isOther;
};

/** Translates Gatsby's English announcement (gatsbyjs/gatsby#20801), and drops that of a jump within a page. */
export function announceInPortuguese(announcer: Element): void {
  new MutationObserver(() => {
    const [, heading] = announcer.textContent.split("Navigated to ");
    if (!heading) return;
    // An error page at the address of the home page has its heading in its title.
    const isHome = location.pathname === "/" && !document.title.includes(heading);
    announce(isOtherPage && (isHome ? siteName : heading));
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
