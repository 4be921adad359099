import { sourcesOf } from "./sources";

it("opens the policy to the service for statistics, or to a server of one's own", () => {
  expect(sourcesOf({ provider: "umami", siteId: "x" })).toEqual({
    "script-src": ["https://cloud.umami.is"],
    "connect-src": ["https://cloud.umami.is", "https://api-gateway.umami.dev"],
    "img-src": ["https://cloud.umami.is", "https://api-gateway.umami.dev"],
  });
  const server = ["https://stats.example"];
  expect(sourcesOf({ provider: "umami", siteId: "x", serverUrl: "https://stats.example/path" })).toEqual({
    "script-src": server,
    "connect-src": server,
    "img-src": server,
  });
});
