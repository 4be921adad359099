import { test as base, expect } from "@playwright/test";
import { type Between, openBetween } from "./between";
import { Browsers, type Engine, type Setting } from "./browsers";
import { Visitor } from "./visitor";

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  setting: Setting;
  between: Between;
  /** Lets pass what a journey provokes. */
  allow: (pattern: RegExp) => void;
  visitor: Visitor;
}

/** Journeys in the engines that Playwright has no driver for. */
export const test = base.extend<Fixtures & EngineOptions, { browsers: Browsers }>({
  engine: [{ name: "firefox", program: "firefox" }, { option: true }],
  setting: [{ screen: "desktop", colors: "light", scripts: "on" }, { option: true }],

  between: async ({ baseURL }, use) => {
    const between = await openBetween(baseURL ?? "");
    await use(between);
    await between.close();
  },

  allow: async ({ between }, use) => {
    const allowed: RegExp[] = [];
    await use((pattern) => allowed.push(pattern));
    expect(between.complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },

  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of it
    async ({}, use) => {
      const browsers = new Browsers();
      await use(browsers);
      await browsers.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  /** The address between the site and the browser is new for each journey: no cache, draft or choice of another one is there. */
  visitor: [
    async ({ engine, setting, between, browsers, allow: _watch }, use) => {
      const visitor = new Visitor(await browsers.of(engine, setting), between.url);
      await use(visitor);
      // What the page still says when it is left is this journey's.
      await visitor.leave();
    },
    { timeout: 120_000 },
  ],
});

export { expect };
