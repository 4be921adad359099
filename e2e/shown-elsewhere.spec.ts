import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./test";

test("a reader of feeds in the web shows the feed's pictures @desktop", async ({ page, request, baseURL, guard }) => {
  const feed = (await (await request.get("/rss.xml")).text()).replaceAll("&#x3C;", "<");
  const addresses = feed.match(/https:[^"<]+\.(?:png|jpg|webp)/g) ?? [];
  const pictures = [...new Set(addresses.map((address) => new URL(address).pathname))];
  const kinds = new Set(pictures.map((path) => path.split("/")[1]));
  expect(kinds).toEqual(new Set(["icon-144.png", "static"]));

  // Another port is another origin.
  const html = pictures.map((path) => `<img src="${baseURL}${path}" alt="">`).join("");
  const reader = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(html));
  await new Promise<void>((resolve) => reader.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(reader.address() as AddressInfo).port}/`;
  guard.allow(new RegExp(`^request to ${address}`));
  try {
    await page.goto(address);
    const unseen = page.locator("img").filter({ visible: false });
    await expect(page.locator("img")).toHaveCount(pictures.length);
    await expect(unseen).toHaveCount(0);
  } finally {
    reader.closeAllConnections();
    reader.close();
  }
});
