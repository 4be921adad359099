import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built, copyBuild, idOf, removeCopies } from "../deployed-site";
import {
  aCheck,
  check,
  checks,
  clickNewLink,
  expect,
  isMarked,
  loads,
  markDocument,
  open,
  sendJson,
  test,
  title,
  waitForRuntime,
} from "./open-page";
import { edited } from "./second-build";

const { path, titleOfA, titleOfB } = edited;
test.afterAll(removeCopies);

const appData = (facts: Readonly<Record<string, unknown>>) => {
  const own = JSON.parse(readFileSync(join(built, "page-data/app-data.json"), "utf8"));
  return sendJson(JSON.stringify({ ...own, ...facts }));
};

test("the time between two looks is that of the settings", async ({ page, site }) => {
  site.answer(/app-data\.json$/, appData({ versionCheckSeconds: 600 }));
  await open(page, path);
  // Also in Safari 15.
  await page.evaluate(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  await page.clock.fastForward(600_000 - 30_000);
  const takesATurn = () => page.evaluate(() => fetch("/favicon.svg"));
  await takesATurn();
  expect(checks(site)).toBe(0);
  for (const times of [1, 2, 3]) {
    const answered = page.waitForResponse("**/builds/latest.json");
    await page.clock.fastForward(660_000);
    await (await answered).finished();
    expect(checks(site)).toBe(times);
    // The page plans its next look when it has read the answer: time that moves on before that is lost.
    await takesATurn();
  }
  expect(loads(site)).toBe(1);
});

test("0 seconds: there is no look", async ({ page, site }) => {
  site.answer(/app-data\.json$/, appData({ versionCheckSeconds: 0 }));
  await page.clock.install();
  await page.goto(path);
  await waitForRuntime(page);
  await page.clock.runFor(15_000);
  for (let time = 0; time < 3; time++) await page.clock.fastForward(aCheck);
  await page.waitForLoadState("networkidle");
  expect(site.asked.filter((file) => /latest\.json|\/deferred-/.test(file))).toEqual([]);
});

test("of new content alone, the next page shows it in place, before any look", async ({ page, site }) => {
  // A copy: a real build in another folder has other scripts. That an edit changes none, npm run check:repeatable holds.
  const onlyContent = copyBuild("c".repeat(20), { [titleOfA]: titleOfB });
  expect(idOf(onlyContent)).not.toBe(idOf(built));
  await open(page, "/politica-privacidade");
  await markDocument(page);
  site.deploy(onlyContent);
  await clickNewLink(page, path);
  await expect(title(page)).toHaveText(titleOfB);
  expect(await isMarked(page)).toBe(true);
  await check(page, site);
  await expect.poll(() => loads(site)).toBe(2);
  await expect(title(page)).toHaveText(titleOfB);
});
