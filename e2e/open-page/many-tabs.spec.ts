import type { BrowserContext, Page } from "@playwright/test";
import { aCheck, checks, expect, hour, loads, notice, setSeen, test, title, watchSight } from "./open-page";
import { edited, secondBuild } from "./second-build";

const count = 20;
const step = 5_000;
/** Until the code that looks for a newer version is asked for. */
const rest = 10_000;

const sum = (all: Iterable<number>) => [...all].reduce((total, one) => total + one, 0);

/** How often tabs have asked for a file, or, once it is there, have got it. */
function countOf(context: BrowserContext, event: "request" | "requestfinished", file: RegExp): () => number {
  let times = 0;
  const note = (request: { url: () => string }) => {
    if (file.test(request.url())) times += 1;
  };
  if (event === "request") context.on("request", note);
  else context.on("requestfinished", note);
  return () => times;
}

/** Brings all tabs to life at one instant of their common clock, which stands; nothing comes to life in no time at all. */
async function wake(context: BrowserContext, tabs: readonly Page[]) {
  await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event("pointerover")))));
  await expect(async () => {
    await context.clock.runFor(50);
    const alive = await Promise.all(tabs.map((tab) => tab.getByLabel("Cores").count()));
    expect(alive).toEqual(tabs.map(() => 1));
  }).toPass({ intervals: [50], timeout: 60_000 });
  await context.clock.runFor(rest + 500);
}

test("twenty tabs that are open together look all over a minute, and reload once each while nobody looks", async ({
  context,
  site,
}) => {
  test.setTimeout(180_000);
  const asked = countOf(context, "request", /\/builds\/latest\.json$/);
  const ready = countOf(context, "requestfinished", /\/deferred-[0-9a-f]+\.js$/);
  const now = Date.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now + 1_000);
  await watchSight(context);
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(edited.path)));
  await wake(context, tabs);
  await expect.poll(ready).toBe(count);
  const reloaded = new Map(tabs.map((tab) => [tab, 0]));
  for (const tab of tabs) tab.on("load", () => reloaded.set(tab, (reloaded.get(tab) ?? 0) + 1));
  const reloads = () => sum(reloaded.values());

  site.deploy(secondBuild);
  await context.clock.fastForward(hour - rest - 5_000);
  expect(asked()).toBe(0);
  const perStep: number[] = [];
  for (let time = 0; time <= 60_000 + step; time += step) {
    const before = reloads();
    await context.clock.runFor(step);
    // What a tab has asked for is known here before its answer to this.
    await Promise.all(tabs.map((tab) => setSeen(tab, false)));
    await expect
      .poll(async () => {
        await context.clock.runFor(50);
        return reloads();
      })
      .toBe(asked());
    perStep.push(reloads() - before);
    await Promise.all(tabs.map((tab) => setSeen(tab, true)));
  }
  expect([...reloaded.values()]).toEqual(tabs.map(() => 1));
  // By chance alone, one of these fails less than once in ten thousand runs.
  const told = `reloads in each 5 s: ${perStep}`;
  expect(perStep.filter((some) => some > 0).length, told).toBeGreaterThanOrEqual(6);
  expect(Math.max(...perStep), told).toBeLessThanOrEqual(count / 2);

  for (const tab of tabs) await expect(title(tab)).toHaveText(edited.titleOfB);
  await wake(context, tabs);
  await expect.poll(ready).toBe(2 * count);
  await context.clock.fastForward(2 * aCheck);
  await expect.poll(asked).toBe(2 * count);
  for (const tab of tabs) await expect(notice(tab)).toBeHidden();
  expect(loads(site)).toBe(2 * count);
  expect(checks(site)).toBe(2 * count);
});
