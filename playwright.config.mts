import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import type { Engine } from "./e2e/engines/browsers";
import type { EngineOptions } from "./e2e/engines/test";
import type { Options } from "./e2e/test";
import { chromiumPath, firefoxPath, webkitPaths } from "./scripts/browser.mjs";
import "./scripts/testing/unsigned-commits.mjs";

const port = Number(process.env.E2E_PORT ?? 8123);
const inboxPort = Number(process.env.E2E_INBOX_PORT ?? 8124);
const executablePath = chromiumPath();

// The journeys bring their content with them (e2e/content); copies of the project have it as their own.
Reflect.deleteProperty(process.env, "CONTENT_DIR");

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const phone = devices["Pixel 7"];
/** Journeys run on a phone, as most visits do, unless they say that they need a wide screen, or both. */
const onDesktop = /@desktop|@both/;
/** What works without the page's scripts; what does too while they are on their way. */
const withoutRuntime = /@no-runtime/;
const beforeRuntime = /@late/;
/** The editor has servers and repositories of its own (e2e/editor/desk.ts). */
const editor = /e2e\/editor\/.*\.spec\.ts$/;
/** The page that stays open while the site changes needs a second build of it. */
const openPage = /e2e\/open-page\/.*\.spec\.ts$/;
/** So has the site while it is developed. */
const develop = /e2e\/develop\.spec\.ts$/;
/** Copies of the project are built: without some of its plugins, and again and again. */
const takingOut = /e2e\/taking-out\.spec\.ts$/;
const newSite = /e2e\/new-site\.spec\.ts$/;
const repeatable = /e2e\/repeatable\.spec\.ts$/;
/** Journeys through browsers that Playwright does not drive. */
const engines = /e2e\/engines\/.*\.spec\.ts$/;
const firefox = firefoxPath();
const webkit = webkitPaths();
const others: readonly Engine[] = [
  ...(firefox ? [{ name: "firefox", program: firefox } as const] : []),
  ...(webkit ? [{ name: "webkit", ...webkit } as const] : []),
];
/** Holds for the site of any content: `npm run check` asks it of that of the editors. */
const machineReadable = /e2e\/machine-readable\.spec\.ts$/;
const elsewhere = [editor, openPage, develop, takingOut, newSite, repeatable, machineReadable, engines];
/** All others speak of what is in the tests' content. */
const dependencies = ["tests-content"];

export default defineConfig<Options & EngineOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["./e2e/engines/count.ts"],
    ["./e2e/figures.ts"],
    ["html", { open: "never", outputFolder: "playwright-report" }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "on-first-retry",
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: [
    {
      command: "node scripts/serve.mjs",
      env: { PORT: String(port), HOST: "127.0.0.1" },
      url: `http://127.0.0.1:${port}/`,
      reuseExistingServer: false,
    },
    {
      // Where the forms go if the site was built with GATSBY_FORMS_URL=http://127.0.0.1:8124/f.
      command: "node --import tsx scripts/inbox/testing/run.ts",
      env: { INBOX_PORT: String(inboxPort), INBOX_FILE: join(tmpdir(), `e2e-inbox-${process.pid}.jsonl`) },
      url: `http://127.0.0.1:${inboxPort}/`,
      reuseExistingServer: false,
    },
  ],
  // What takes long comes first: at the end, no worker waits for the other.
  projects: [
    { name: "tests-content", testMatch: /tests-content\.setup\.ts$/ },
    { name: "second-build", testMatch: /second-build\.setup\.ts$/, dependencies },
    { name: "develop", testMatch: develop, use: desktop, dependencies },
    { name: "taking-out", testMatch: takingOut, dependencies },
    { name: "new-site", testMatch: newSite, dependencies },
    { name: "machine-readable", testMatch: machineReadable, use: desktop, workers: 1 },
    {
      name: "editor",
      testMatch: editor,
      fullyParallel: false,
      use: desktop,
      expect: { timeout: 30_000 },
      dependencies,
    },
    ...others.map((engine) => ({
      name: engine.name,
      testMatch: engines,
      use: { engine },
      // To start a browser takes as long as some journeys.
      workers: 1,
      expect: { timeout: 30_000 },
      dependencies,
    })),
    { name: "desktop", testIgnore: elsewhere, use: desktop, grep: onDesktop, dependencies },
    // It goes on where the second build was made.
    { name: "repeatable", testMatch: repeatable, dependencies: ["second-build"] },
    // Before others, as it ends with a long one.
    { name: "open-page", testMatch: openPage, use: desktop, dependencies: ["second-build"] },
    { name: "phone", testIgnore: elsewhere, use: phone, grepInvert: /@desktop/, dependencies },
    {
      name: "runtime-delayed",
      testIgnore: elsewhere,
      workers: 1,
      use: { ...desktop, runtime: "delayed" },
      grep: beforeRuntime,
      dependencies,
    },
    {
      name: "runtime-blocked",
      testIgnore: elsewhere,
      use: { ...phone, runtime: "blocked" },
      grep: withoutRuntime,
      dependencies,
    },
  ],
});
