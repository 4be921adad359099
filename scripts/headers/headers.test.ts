import { failedTests } from "./observatory";
import { inlineCode } from "./page-code";

const headers = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const policy = "default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors 'none'; form-action 'self'";

it("a page with everything in order fails nothing", () => {
  expect(failedTests(headers, policy)).toEqual([]);
});

it.each([
  ["scripts inside the page", {}, policy.replace("'self'", "'unsafe-inline'"), /Content Security/],
  ["evaluated text", {}, policy.replace("'self'", "'self' 'unsafe-eval'"), /Content Security/],
  ["scripts from everywhere", {}, policy.replace("'self'", "https:"), /Content Security/],
  ["pictures without HTTPS", {}, `${policy}; img-src http://example.org`, /Content Security/],
  ["no policy", {}, "", /Content Security.*X-Frame/],
  ["frames", {}, policy.replace("frame-ancestors 'none'", "frame-ancestors *"), /X-Frame/],
  ["a short HSTS", { "strict-transport-security": "max-age=60" }, policy, /Strict Transport/],
  ["sniffing", { "x-content-type-options": "" }, policy, /X-Content-Type/],
  ["a cookie", { "set-cookie": "a=b" }, policy, /Cookies/],
  ["reading from other origins", { "access-control-allow-origin": "*" }, policy, /Sharing/],
  ["no rule for embedding", { "cross-origin-resource-policy": "cross-origin" }, policy, /Resource Policy/],
  ["an open referrer", { "referrer-policy": "unsafe-url" }, policy, /Referrer/],
])("%s: it fails", (_name, more, sent, failed) => {
  expect(failedTests({ ...headers, ...more }, sent).join()).toMatch(failed);
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
