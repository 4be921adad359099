/** Everything may be read; pages that no search engine should list say so themselves. */
export const robots = (origin: string): string => `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap-index.xml\n`;
