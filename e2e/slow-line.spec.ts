import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchShifts } from "./shifts";
import { htmlOf, templates } from "./site";
import { expect, test } from "./test";

/** Where the line stalls: what comes after it is sent once the page has been painted up to there. */
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
  let pieces: readonly string[] = [];
  let send = () => {};
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    const line = pieces.values();
    send = () => {
      const { value, done } = line.next();
      if (done) response.end();
      else response.write(value);
    };
    send();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  // All of most pages is in sight.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const shifts = await watchShifts(page);
  const moved: unknown[] = [];
  for (const { name, path } of templates) {
    const html = htmlOf(name === "404" ? "/404" : path).replaceAll(
      /<script\b[^>]*><\/script>| src(set)?="[^"]*"/gi,
      "",
    );
    const body = html.indexOf("<body");
    const found = stalls.map((stall) => html.slice(body).search(stall) + body).filter((place) => place > body);
    const places = [...new Set(found)].sort((a, b) => a - b);
    pieces = [0, ...places].map((place, index) => html.slice(place, places[index]));
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
    let parsed = 0;
    for (const _ of pieces) {
      await page.waitForFunction((known) => document.body?.innerHTML.length > known, parsed);
      parsed = await page.evaluate(() => document.body.innerHTML.length);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      send();
    }
    await page.waitForLoadState();
    // A word of the paragraph that is arriving may go to its next line (`text-wrap: pretty`): a twenty-thousandth.
    const here = (await shifts()).filter((shift) => Number.parseFloat(shift) > 0.0001);
    if (here.length > 0) moved.push({ name, here });
  }
  server.closeAllConnections();
  server.close();
  expect(moved).toEqual([]);
});
