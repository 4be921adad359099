import { gradePage } from "./observatory";
import { inlineCode } from "./page-code";

const headers = {
  "content-type": "text/html",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const grade = (more: Readonly<Record<string, string>>, html = "<p>x</p>") =>
  gradePage("https://site.example/", { ...headers, ...more }, html);

it("a page with everything in order gets 130", () => {
  expect(grade({})).toEqual({ score: 130, failed: [] });
});

it.each([
  [
    "scripts inside the page",
    { "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" },
    /Content Security/,
  ],
  [
    "evaluated text",
    { "content-security-policy": "default-src 'none'; script-src 'self' 'unsafe-eval'" },
    /Content Security/,
  ],
  ["a short HSTS", { "strict-transport-security": "max-age=60" }, /Strict Transport/],
  ["sniffing", { "x-content-type-options": "" }, /X-Content-Type/],
])("%s cost points and fail", (_name, more, failed) => {
  const { score, failed: found } = grade(more);
  expect(score).toBeLessThan(130);
  expect(found.join()).toMatch(failed);
});

it("a page's code comes from files; data is none", () => {
  expect(
    inlineCode('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><p>x</p>'),
  ).toEqual([]);
  expect(
    inlineCode(
      '<script>x()</script><script type="application/ld+json">x()</script><script src="//b.example/a.js"></script><p onclick="x">' +
        '<a href=" javascript:x">a</a>',
    ),
  ).toHaveLength(5);
});
