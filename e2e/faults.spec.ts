import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { forms, isSetUp } from "./registration";
import { news } from "./site";
import { expect, test } from "./test";

/**
 * One part of the site is missing, cut off or slow while somebody uses the rest. What they then see goes into the table of
 * e2e/faults.md: UPDATE_FAULTS=1 writes it, and without that the suite fails where the table says otherwise.
 */
const table = join(__dirname, "faults.md");
const slow = 1_500;

/** The title of the error page. */
const failed = "Ocorreu um Erro Inesperado";

type Fault = (route: Route) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
  "cut off": async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const { "content-encoding": _encoding, "content-length": _length, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: body.subarray(0, body.length / 2) });
  },
  slow: async (route) => {
    await new Promise((done) => setTimeout(done, slow));
    await route.continue();
  },
};

interface Part {
  readonly name: string;
  readonly files: RegExp;
  /** Comes to the page and does what they came for; returns what they see. It fails if they can't. */
  readonly use: Journey;
}

type Journey = (page: Page, expected: string | undefined) => Promise<string>;

/** What a visitor sees where code comes to life, or does not. */
const seen = {
  inPlace: "the page as always; its links open in place",
  whole: "the page as always; its links load the next one whole",
  givesWay: "the page as always; the next one is loaded whole, and gives way to the error page when it starts",
  live: "the form with its checks; answers stay",
  plain: "the plain form, which the browser checks and sends; answers stay",
};

/**
 * Does it come? What the table tells of is waited for as long as it takes. For what it does not, the network is quiet, and so is
 * the page, a second later; while the table is written anew nobody knows, and it is waited for all the same.
 */
const comes = (isTold: boolean | undefined, assertion: (options: { timeout: number }) => Promise<void>) =>
  assertion({ timeout: isTold === false ? 1_000 : 15_000 }).then(
    () => true,
    () => false,
  );

const parts: readonly Part[] = [
  { name: "boot file", files: /\/boot-[^/]+\.js$/, use: readNext },
  { name: "framework chunk", files: /\/framework-[^/]+\.js$/, use: readNext },
  { name: "app chunk", files: /\/app-[^/]+\.js$/, use: readNext },
  { name: "runtime's stylesheet", files: /\/styles-later-[^/]+\.css$/, use: readNext },
  { name: "app-data", files: /\/page-data\/app-data\.json/, use: readNext },
  { name: "page-data of the next page", files: /\/page-data\/noticias\/.*\/page-data\.json/, use: readNext },
  { name: "chunk of the next page", files: /\/component---src-features-news-news-page-[^/]+\.js$/, use: readNext },
  { name: "pictures", files: /\/static\/.*\.(avif|webp|jpg)$/, use: readNext },
  { name: "search, its code", files: /\/pagefind\/.*\.js$/, use: searchFor },
  { name: "search, its engine", files: /\/pagefind\/.*(wasm|\.pagefind)/, use: searchFor },
  { name: "search, its index", files: /\/pagefind\/.*(pf_meta|pf_index|pf_filter)/, use: searchFor },
  { name: "search, a result", files: /\/pagefind\/.*pf_fragment/, use: searchFor },
  {
    name: "code of a form",
    files: /\/component---src-pages-cadastro-pastor[^/]*\.js$|\/\d+-[0-9a-f]+\.js$/,
    use: fillForm,
  },
];

/** From the home page to a news item, by its link. */
async function readNext(page: Page, expected: string | undefined): Promise<string> {
  await page.goto("/");
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    window.dispatchEvent(new Event("pointerover"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The scripts take the page over, or fail at it: the network is quiet in both cases.
  await page.waitForLoadState("networkidle");
  await comes(expected === undefined ? undefined : expected !== seen.whole, (options) =>
    expect(page.getByLabel("Cores")).toBeAttached(options),
  );
  const link = page.locator("main a[href^='/noticias/']").first();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL(`**${path}`);
  const title = news.find((item) => item.path === path)?.title ?? "no such item";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 15_000 });
  await expect(page.locator("main p").first()).toBeVisible();
  if (await page.evaluate(() => "sameDocument" in window)) return seen.inPlace;
  // What was loaded whole starts in its turn. Its code is there or not when the network is quiet.
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await page.waitForLoadState("networkidle");
  const errorPage = page.getByRole("heading", { level: 1, name: failed });
  const givesWay = await comes(expected === undefined ? undefined : expected === seen.givesWay, (options) =>
    expect(errorPage).toBeVisible(options),
  );
  return givesWay ? seen.givesWay : seen.whole;
}

async function searchFor(page: Page): Promise<string> {
  await page.goto("/busca?q=assembleia");
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toHaveText(/resultado|não respondeu/, { timeout: 20_000 });
  await expect(page.getByRole("searchbox")).toHaveValue("assembleia");
  if (/resultado/.test((await status.textContent()) ?? "")) {
    const first = page.getByRole("region", { name: "Resultados" }).getByRole("heading", { level: 2 }).first();
    const found = await first.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    return found ? "the results" : "how many results there are, without the results";
  }
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  return "a sentence that the search did not answer, and links to where else to look; the question stays";
}

async function fillForm(page: Page, expected: string | undefined): Promise<string> {
  const path = forms[0]?.path ?? "";
  await page.goto(path);
  const name = page.getByLabel("Nome completo");
  await name.fill("José Exemplo");
  await page.waitForLoadState("networkidle");
  await expect(name).toHaveValue("José Exemplo");
  const form = page.locator("form", { has: name });
  await expect(form).toHaveAttribute("action", /\/f\//);
  await expect(form.getByRole("button", { name: /Continuar|Enviar/ }).last()).toBeEnabled();
  const isLive = await comes(expected === undefined ? undefined : expected === seen.live, (options) =>
    expect(form).toHaveAttribute("novalidate", options),
  );
  await expect(name).toHaveValue("José Exemplo");
  return isLive ? seen.live : seen.plain;
}

// A trace of each of these would cost more than the journeys themselves.
test.use({ trace: "off" });

for (const [journey, use] of Object.entries({ reading: readNext, searching: searchFor, "a form": fillForm })) {
  test(`what a visitor sees when a part fails: ${journey}`, { tag: "@desktop" }, async ({
    browser,
    baseURL,
    guard,
  }) => {
    test.skip(use === fillForm && !isSetUp, "the forms of the built site do not go to the inbox");
    test.setTimeout(600_000);
    guard.allow(/.*/);
    const text = readFileSync(table, "utf8");
    const expectedOf = (name: string, fault: string) => {
      const row = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
      return process.env.UPDATE_FAULTS ? undefined : row.find(([, what, how]) => what === name && how === fault)?.[3];
    };
    const rowOf = async ({ name, files }: Part, fault: string, apply: Fault) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "pt-BR" });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      let asked = 0;
      await page.route(files, (route) => {
        asked += 1;
        return apply(route).catch(() => undefined);
      });
      const told = await use(page, expectedOf(name, fault)).catch(
        (error: unknown) => `LOST: ${String(error).split("\n")[0]}`,
      );
      await context.close();
      const found = asked > 0 ? told : "LOST: nothing asked for it";
      return `| ${name} | ${fault} | ${found} | ${found.startsWith("LOST") ? "yes" : "no"} |`;
    };
    const rows: string[] = [];
    const own = parts.filter((one) => one.use === use);
    const rowsOf = (part: Part) => Object.entries(faults).map(([fault, apply]) => rowOf(part, fault, apply));
    // Most of it is waiting: of several parts at once.
    for (let at = 0; at < own.length; at += 3) rows.push(...(await Promise.all(own.slice(at, at + 3).flatMap(rowsOf))));
    expect(rows.filter((row) => row.includes("LOST"))).toEqual([]);
    if (process.env.UPDATE_FAULTS) writeFileSync(table, withRows(text, journey, rows));
    // A formatter may have set the columns in line.
    else expect(rows.filter((row) => !text.replace(/ +/g, " ").includes(row))).toEqual([]);
  });
}

/** The text with these rows in the place of the journey's earlier ones. */
const withRows = (text: string, journey: string, rows: readonly string[]) =>
  text.replace(
    new RegExp(`(<!-- Generated: ${journey}\\.[^\\n]*-->\\n)[\\s\\S]*?(<!-- End of ${journey}\\. -->)`),
    (_all, begin: string, end: string) =>
      `${begin}\n| What fails | How | What the visitor sees | Lost |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n\n${end}`,
  );
