import { readFileSync } from "node:fs";
import { headersFor, parseHeaders } from "./host-rules";

const text = readFileSync("static/_headers", "utf8");
const rules = parseHeaders(text);

it("is read as it was meant", () => {
  const page = Object.fromEntries(headersFor(rules, "/noticias"));
  expect(page).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "strict-transport-security": expect.stringMatching(/^max-age=63072000;/),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(page).not.toHaveProperty("cache-control");
  expect(headersFor(rules, "/app-1.js").get("cache-control")).toContain("immutable");
  const ofDocument = headersFor(rules, "/static/1/a.pdf").get("content-security-policy");
  expect(ofDocument).toMatch(/frame-ancestors.*, default-src 'none'; style-src 'unsafe-inline'/);
  // Safari shows no PDF in a sandbox.
  expect(ofDocument).not.toContain("sandbox");
});

it("fits Cloudflare Pages: 100 rules, lines of 2,000 characters", () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});

it("says nothing twice where hosts that join rules would send a contradiction", () => {
  const [all, ...others] = rules.map(({ headers }) => [...headers.keys()]);
  const twice = all?.filter((name) => others.flat().includes(name));
  // Two policies both hold; of the other, `npm run flatten` leaves the later.
  expect(twice).toEqual(["content-security-policy", "cross-origin-resource-policy"]);
});

it.each(["/static/1/2/foto.jpg", "/social.jpg", "/icon-144.png"])("lets other sites show %s", (path) => {
  expect(headersFor(rules, path).get("cross-origin-resource-policy")).toBe("cross-origin");
});
