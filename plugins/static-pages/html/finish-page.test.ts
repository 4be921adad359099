import { finishPage } from "./finish-page";

const data = '<script type="application/ld+json">{"@graph":[]}</script>';
const finish = {
  boot: "/boot-2.js",
  styles: () => ".kept{}",
  parts: { sources: {}, policies: [], heads: { "/noticias/a": data } },
};

const fromGatsby = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">.kept{}.lost{}</style><link as="script" rel="preload" href="/app-1.js"/><meta name="generator" content="Gatsby 5.16.1"/><link data-react-helmet="true" rel="icon" href="/a.svg"/><link rel="canonical" href="https://example.org/"/></head><body><div id="___gatsby"><p class="kept">Texto &lt;script&gt;</p></div><script id="gatsby-script-loader">window.pagePath="/";</script><!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

test("of Gatsby's scripts nothing is left but the boot file", () => {
  const scripts = finishPage(fromGatsby, "/", finish).match(/<script[^>]*>/g);
  expect(scripts).toEqual(['<script type="module" src="/boot-2.js">']);
});

test("the inlined stylesheet loses what the page does not use", () => {
  expect(finishPage(fromGatsby, "/", finish).match(/<style.*<\/style>/g)).toEqual(["<style>.kept{}</style>"]);
});

test("text that only looks like a script, and other links, stay", () => {
  const page = finishPage(fromGatsby, "/", finish);
  expect(page).toContain("Texto &lt;script&gt;");
  expect(page).toContain('rel="canonical"');
  expect(page).toContain('<link rel="icon" href="/a.svg"/>');
  expect(page).not.toContain("generator");
  expect(page).not.toContain("preload");
});

const picture = (priority: string) =>
  `<picture><source type="image/avif" srcSet="/a.avif 400w,\n/b.avif 800w" sizes="100vw"/><source type="image/webp" srcSet="/a.webp 400w"/><img src="/a.jpg" alt="" ${priority}/></picture>`;

test("the first picture is asked for before the policy, in its best format, and the boot file after all of the page", () => {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';
  const html = fromGatsby
    .replace("</head>", `${viewport}</head>`)
    .replace("</p>", `</p>${picture('loading="lazy"')}${picture('fetchPriority="high"')}`);
  const page = finishPage(html, "/", finish);
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 400w,\n/b.avif 800w" imagesizes="100vw" fetchpriority="high"/>`;
  expect(page.split(preload)).toHaveLength(2);
  // A phone chooses the size by its viewport.
  expect(page).toContain(`<head><meta charSet="utf-8"/>${viewport}${preload}`);
  expect(page.indexOf(preload)).toBeLessThan(page.indexOf("Content-Security-Policy"));
  expect(page.indexOf("boot-2.js")).toBeGreaterThan(page.lastIndexOf("</picture>"));
  expect(finishPage(page, "/", finish)).toBe(page);
});

test.each([
  ["pictures that may wait", picture('loading="lazy"')],
  ["a picture in one format", '<img src="/a.jpg" fetchpriority="high"/>'],
  ["a picture after one of several formats", `${picture('loading="lazy"')}<img src="/a.jpg" fetchpriority="high"/>`],
])("nothing is asked for on a page with %s", (_, pictures) => {
  expect(finishPage(fromGatsby.replace("</p>", `</p>${pictures}`), "/", finish)).not.toContain("preload");
});

test("finishing twice is the same as once", () => {
  const once = finishPage(fromGatsby, "/", finish);
  expect(finishPage(once, "/", finish)).toBe(once);
});

test("a page of an earlier build gets the present boot file", () => {
  const earlier = finishPage(fromGatsby, "/", { ...finish, boot: "/boot-1.js" });
  expect(finishPage(earlier, "/", finish)).toBe(finishPage(fromGatsby, "/", finish));
});

test("a page that has structured data gets it once, however often it is finished", () => {
  const once = finishPage(fromGatsby, "/noticias/a", finish);
  expect(finishPage(once, "/noticias/a", finish).split(data)).toHaveLength(2);
  expect(finishPage(once, "/noticias/a", { ...finish, parts: { ...finish.parts, heads: {} } })).not.toContain(
    "ld+json",
  );
});
