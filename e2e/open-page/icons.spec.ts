import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copyBuild, removeCopies, setFacts } from "../deployed-site";
import { serveReports } from "../report-server";
import { expect, test, waitForRuntime } from "./open-page";

test.afterAll(removeCopies);

test("an icon that the build did not know is asked of the site, then of the public server", {
  tag: "@desktop",
}, async ({ page, site, guard }) => {
  const shape = '<path d="M4 4h16v16H4z"/>';
  const server = await serveReports({ prefix: "mdi", icons: { home: { body: shape } }, width: 24, height: 24 });
  guard.allow(/mdi\.json/);
  const folder = copyBuild("a".repeat(20), { "connect-src 'self'": `connect-src 'self' ${server.url}` });
  setFacts(folder, { iconsUrl: server.url });
  site.deploy(folder);
  await page.goto("/pastorais");
  await waitForRuntime(page);
  expect(site.asked.filter((file) => /\/icons-|_icons/.test(file))).toEqual([]);

  const built = readFileSync(join(folder, "pastorais/index.html"), "utf8");
  const unknown = '<circle data-icon="mdi:home" cx="12" cy="12" r="6"/>';
  const html = built.replace(/(<svg[^>]* width="28"[^>]*>).*?<\/svg>/s, `$1${unknown}</svg>`);
  expect(html).not.toBe(built);
  site.answer(/^\/pastorais$/, (_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(html),
  );
  await page.goto("/pastorais");
  await expect(page.locator("main article svg").first().locator("path")).toHaveAttribute("d", "M4 4h16v16H4z");
  expect(site.asked.filter((file) => file === "/api/_icons/mdi.json")).toHaveLength(1);
  expect(server.received.map((request) => request.path)).toEqual(["/mdi.json?icons=home"]);
  await server.close();
});
