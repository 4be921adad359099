import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copyBuild, removeCopies, setFacts } from "../deployed-site";
import { serveReports } from "../report-server";
import { type Answer, expect, sendJson, sendNothing, test, waitForRuntime } from "./open-page";

const shape = '<path d="M4 4h16v16H4z"/>';
const other = '<path d="M2 2h20v20H2z"/>';
const setOf = (name: string, body: string) => JSON.stringify({ prefix: "mdi", icons: { [name]: { body } } });
const ring = '<circle data-icon="mdi:home" cx="12" cy="12" r="6"/>';

let server: Awaited<ReturnType<typeof serveReports>>;
let folder = "";

test.beforeAll(async () => {
  server = await serveReports(JSON.parse(setOf("home", shape)));
  // A copy, as only a setting of a build opens its policy to another server of icons.
  folder = copyBuild("a".repeat(20), { "connect-src 'self'": `connect-src 'self' ${server.url}` });
});
test.afterAll(async () => {
  removeCopies();
  await server.close();
});
const hang: Answer = () => undefined;

/** What the site's own place for icons does, whether the public server is there, what is drawn, and who was asked. */
const cases: readonly (readonly [string, Answer, boolean, string | undefined, boolean])[] = [
  ["has it", sendJson(setOf("home", other)), true, other, false],
  ["answers 404", sendNothing, true, shape, true],
  ["has not that name", sendJson(setOf("other", other)), true, shape, true],
  ["hangs for more than 1.5 s", hang, true, shape, true],
  ["answers 404, as does the public server", sendNothing, false, undefined, true],
];

for (const [name, own, isPublicUp, drawn, isPublicAsked] of cases) {
  test(`an icon that the build did not know: the site ${name}`, async ({ page, site, guard }) => {
    guard.allow(/mdi\.json|ERR_CONNECTION/);
    await page.clock.install();
    const publicUrl = isPublicUp ? server.url : `${server.url}/gone`;
    if (!isPublicUp) await page.route(`${publicUrl}/**`, (route) => route.fulfill({ status: 404 }));
    setFacts(folder, { iconsUrl: publicUrl });
    site.deploy(folder);
    site.answer(/^\/api\/_icons\//, own);
    const built = readFileSync(join(folder, "pastorais/index.html"), "utf8");
    const html = built.replace(/(<svg[^>]* width="28"[^>]*>).*?<\/svg>/s, `$1${ring}</svg>`);
    expect(html).not.toBe(built);
    site.answer(/^\/pastorais$/, (_request, response) =>
      response.setHeader("content-type", "text/html; charset=utf-8").end(html),
    );
    const publicly: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(publicUrl)) publicly.push(request.url().slice(publicUrl.length));
    });
    const askedOwn = () => site.asked.filter((file) => file === "/api/_icons/mdi.json").length;
    const icon = page.locator("main article svg").first();

    await page.goto("/pastorais");
    await waitForRuntime(page);
    await expect.poll(askedOwn).toBe(1);
    if (own === hang) await page.clock.runFor(1_600);
    await expect.poll(() => publicly).toEqual(isPublicAsked ? ["/mdi.json?icons=home"] : []);
    if (drawn) {
      await expect(icon.locator("path")).toHaveAttribute("d", /d="([^"]+)"/.exec(drawn)?.[1] ?? "");
    } else {
      await page.waitForLoadState("networkidle");
      await expect(icon.locator("circle")).toHaveAttribute("r", "6");
    }
    expect(askedOwn()).toBe(1);
  });
}

test("where the build knew all icons, nothing of it is loaded", async ({ page, site }) => {
  await page.goto("/pastorais");
  await waitForRuntime(page);
  await page.waitForLoadState("networkidle");
  expect(site.asked.filter((file) => /\/icons-|_icons/.test(file))).toEqual([]);
});
