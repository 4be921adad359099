/** From the title that the document came with: `Page | Site`, or `Site: what it is` (Seo.tsx). A broken page may have none. */
export const siteName = typeof document === "object" ? document.title.split(" | ").at(-1)?.split(": ")[0] : "";

/** Tells screen readers of a page, at Gatsby's place for it; the error page comes without Gatsby. */
export function announce(title: string | undefined): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = title ? `Página aberta: ${title}` : "";
}

/**
 * Gatsby tells of a new page in English, hard-coded (gatsbyjs/gatsby#20801), also where only another place of the same page is
 * shown. This says it in Portuguese, and the home page by the name of the site.
 */
export function announceInPortuguese(announcer: Element): void {
  let shown = location.pathname;
  new MutationObserver(() => {
    const heading = announcer.textContent?.split("Navigated to ")[1];
    if (!heading) return;
    const { pathname } = location;
    // The error page in the place of the home page has its heading as its title.
    const name = pathname === "/" && !document.title.includes(heading) ? siteName : heading;
    announce(pathname === shown ? undefined : name);
    shown = pathname;
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
