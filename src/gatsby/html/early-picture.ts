const viewport = /<meta name="viewport"[^>]*>/;
/** The one picture of a page that `Picture` marks as its first, with its best format's source. */
const firstPicture =
  /<picture><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>)[\s\S])*?fetchPriority="high"/;

/**
 * Names the first picture in the head. Chrome's look-ahead stops at a policy in a `<meta>` (https://crbug.com/1458493,
 * https://github.com/GoogleChrome/lighthouse/issues/13004), so that the picture would wait for the inlined styles and a
 * first, empty frame. After the viewport, which `sizes` depends on.
 */
export function withEarlyPicture(html: string): string {
  const [, type, sources, sizes] = firstPicture.exec(html) ?? [];
  if (!sources) return html;
  const link = `<link rel="preload" as="image" type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`;
  return html.replace(viewport, (meta) => meta + link);
}
