import { sourcesOf } from "./settings";

it("opens the policy to Google, or to a server of one's own", () => {
  const tag = "https://www.googletagmanager.com";
  const google = [tag, "https://*.google-analytics.com", "https://*.analytics.google.com"];
  expect(sourcesOf({ siteId: "x" })).toEqual({ "script-src": [tag], "connect-src": google, "img-src": google });
  const server = ["https://stats.example"];
  expect(sourcesOf({ siteId: "x", serverUrl: "https://stats.example/path" })).toEqual({
    "script-src": server,
    "connect-src": server,
    "img-src": server,
  });
});
