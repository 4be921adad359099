import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchShifts } from "./shifts";
import { htmlOf, templates } from "./site";
import { expect, test } from "./test";

/** Where the line stalls: the page is there up to this text, the rest comes once that has been painted. */
const stalls = [
  /<\/summary>/,
  /<\/nav>/,
  /<\/h1>/,
  /<\/p>/,
  /<\/section>/,
  // Within an e-mail address.
  /@[\w.-]+<\//,
  /<nav aria-label="Rodapé">/,
];

test("a page that comes in pieces does not move when the next one is there", { tag: "@desktop" }, async ({
  page,
  guard,
}) => {
  guard.allow(/^request to/);
  let [arrived, missing] = ["", ""];
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(arrived);
    finish = () => response.end(missing);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  // All of most pages is in sight.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const shifts = await watchShifts(page);
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const moved: unknown[] = [];
  for (const { name, path } of templates) {
    const html = htmlOf(name === "404" ? "/404" : path).replaceAll(
      /<script\b[^>]*><\/script>| src(set)?="[^"]*"/gi,
      "",
    );
    for (const stall of stalls) {
      const body = html.indexOf("<body");
      const place = html.slice(body).search(stall) + body;
      if (place < body) continue;
      [arrived, missing] = [html.slice(0, place), html.slice(place)];
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
      await page.locator("header").first().waitFor();
      await painted();
      finish();
      await page.waitForLoadState();
      await painted();
      const here = await shifts();
      if (here.length > 0) moved.push({ name, stall: String(stall), here });
    }
  }
  server.closeAllConnections();
  server.close();
  expect(moved).toEqual([]);
});
