import { test as base, expect, type Page, type Response } from "@playwright/test";
import { untoldStorage } from "./storage";

export interface Options {
  /** What becomes of every script but the boot file: it comes, 30 s late, or never. */
  runtime: "on" | "delayed" | "blocked";
}

interface Fixtures {
  /** Watches all pages of a test: whatever they complain of makes it fail at the end. */
  guard: Guard;
  /** Opens an address and waits until its scripts, if they come, have taken the page over. */
  visit: (path: string) => Promise<Response | null>;
}

export interface Guard {
  /** Lets pass what a test provokes: an answer, a message or a request that matches. */
  allow: (pattern: RegExp) => void;
}

/** Runs in every page, before its own scripts: what its policy refused goes to the console. */
function reportViolations() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    console.error("securitypolicyviolation", violatedDirective, blockedURI, sample),
  );
}

const delay = 30_000;
/** Every script but the boot file. */
export const isRuntime = (url: URL) => url.pathname.endsWith(".js") && !/\/boot[^/]*\.js$/.test(url.pathname);

export const test = base.extend<Options & Fixtures>({
  runtime: ["on", { option: true }],

  guard: [
    async ({ context, baseURL, runtime }, use) => {
      const complaints: string[] = [];
      const violations: string[] = [];
      const allowed: RegExp[] = [];
      const complain = (text: string) => complaints.push(text);
      await context.addInitScript(reportViolations);
      context.on("console", (message) => {
        const { url } = message.location();
        if (/^securitypolicyviolation |Content[ -]Security[ -]Policy/i.test(message.text()))
          violations.push(`${message.text()} (${url})`);
        // The browser itself reports what a mode of ours keeps away.
        if (runtime === "blocked" && URL.canParse(url) && isRuntime(new URL(url))) return;
        complain(`console ${message.type()}: ${message.text()} (${url})`);
      });
      context.on("weberror", (error) => complain(`error: ${error.error().stack ?? error.error().message}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) complain(`request to ${request.url()}`);
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // What a page still wanted when it was left is cancelled; that is no failure.
        if (reason === "net::ERR_ABORTED" || (runtime === "blocked" && isRuntime(new URL(request.url())))) return;
        complain(`failed: ${request.url()} ${reason}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) complain(`answer ${response.status()}: ${response.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
      // No test may provoke these: what a page's policy refuses is a page of ours that asks for too much.
      expect(violations).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await untoldStorage(context)).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, runtime }, use) => {
    if (runtime === "blocked") await context.route(isRuntime, (route) => route.abort());
    if (runtime === "delayed")
      await context.route(isRuntime, (route) => {
        const late = setTimeout(() => route.continue().catch(() => undefined), delay);
        late.unref();
      });
    await use(context);
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },

  visit: async ({ page, runtime, javaScriptEnabled }, use) => {
    await use(async (path) => {
      const isOn = runtime === "on" && javaScriptEnabled;
      const response = await page.goto(path, { waitUntil: runtime === "delayed" ? "domcontentloaded" : "load" });
      if (isOn) await waitForRuntime(page);
      return response;
    });
  },
});

/** The colour switch is drawn by the scripts alone: once it is there, they have taken the page over. */
export async function waitForRuntime(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await expect(page.getByLabel("Cores")).toBeAttached();
}

/** For `addInitScript`: makes selectors unknown that browsers before 2024 throw at. */
export function forgetSelectors() {
  for (const { prototype } of [Document, Element])
    for (const name of ["querySelector", "querySelectorAll", "matches", "closest"]) {
      const find: unknown = Reflect.get(prototype, name);
      if (typeof find !== "function") continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        return find.call(this, selector.replace(/:(popover-open|focus-visible|has\()/g, ":unknown-$1"));
      });
    }
}

export { expect };
