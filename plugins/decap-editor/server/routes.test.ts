import { refuse } from "./routes";

const own = { host: "127.0.0.1:8000", "content-type": "application/json" };
const refusal = (headers: Record<string, string>, method = "POST") => refuse({ headers, method }, [])?.status;

it.each([
  ["our own page", { ...own, origin: "http://127.0.0.1:8000", "sec-fetch-site": "same-origin" }],
  ["the same under its other name", { ...own, host: "localhost:8000", origin: "http://localhost:8000" }],
  ["a program on this machine", own],
])("answers %s", (_who, headers) => {
  expect(refusal(headers)).toBeUndefined();
});

it.each([
  ["a page elsewhere", { ...own, origin: "https://example.org", "sec-fetch-site": "cross-site" }, 403],
  ["another site of this machine", { ...own, origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" }, 403],
  ["a page elsewhere in a browser that hides where", { ...own, "sec-fetch-site": "cross-site" }, 403],
  ["a page without an origin", { ...own, origin: "null" }, 403],
  ["a name that points here", { ...own, host: "evil.example.org" }, 421],
  ["a form, which no browser asks about first", { ...own, "content-type": "text/plain" }, 415],
])("refuses %s", (_who, headers, status) => {
  expect(refusal(headers)).toBe(status);
});

it("takes no other method", () => {
  expect(refusal(own, "DELETE")).toBe(405);
});
