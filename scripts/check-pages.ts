import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Locale } from "axe-core";
import { type Browser, chromium, type Page } from "playwright";
import { checkContent } from "../plugins/source-content/files/check";
import { model } from "../src/content-types";
import { chromiumPath } from "./browser.mjs";
import { type BuiltPage, readPages } from "./built-pages";
import { serveLocally } from "./hosts/serve";
import { createSourceFinder, type Finding, reportFindings } from "./page-sources";

const atOnce = 2;
/**
 * How many pages get their scripts started and axe run; a larger site gets a sample, and the other pages are only opened.
 */
const mostLookedInto = 150;
/** The narrowest usual phone. */
const viewport = { width: 360, height: 740 };

const readAxe = (file: string) => readFileSync(createRequire(__filename).resolve(`axe-core/${file}`), "utf8");
const axeSource = readAxe("axe.min.js");
const axeLocale: Locale = JSON.parse(readAxe("locales/pt_BR.json"));

const tellSomebody = "Avise quem cuida do site.";

/** Opens every page of the built site as on a phone; reports problems with entry and field. */
async function checkPages(site: string): Promise<void> {
  const { entries } = await checkContent(model);
  const pages = (await readPages(site)).filter(({ path }) => !path.endsWith(".html"));
  const lookedInto = new Set(spread(pages, mostLookedInto));
  const server = await serveLocally(site);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const findings: Finding[] = [];
  const line = pages.values();
  const work = async () => {
    const visitor = await openVisitor(browser, server.url);
    for (const page of line) findings.push(...(await visitor(page.path, lookedInto.has(page))));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  const problems = reportFindings(findings, createSourceFinder(model, entries));
  for (const problem of problems) console.error(problem);
  console.log(
    `Páginas: ${pages.length} abertas, ${lookedInto.size} delas também com o axe; ${problems.length} problemas.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

const spread = (pages: readonly BuiltPage[], most: number) => {
  const step = Math.max(1, pages.length / most);
  return pages.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

/** Opens a visitor with a phone. Returns a function that finds the faults of a page. */
async function openVisitor(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport, locale: "pt-BR", reducedMotion: "reduce", baseURL: origin });
  let complaints: string[] = [];
  page.on("console", (message) => complaints.push(`o navegador diz “${message.text()}”`));
  page.on("pageerror", (error) => complaints.push(`o programa da página falha: “${error.message}”`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`a página chama ${url.origin}`);
  });
  page.on("response", (response) => {
    const path = response.url().replace(origin, "");
    if (response.status() >= 400) complaints.push(`${path} responde ${response.status()}`);
  });
  return async (path: string, isLookedInto: boolean): Promise<Finding[]> => {
    complaints = [];
    await page.goto(path, { waitUntil: "load" });
    if (isLookedInto) await startScripts(page);
    const found = [...(await faultsOf(page)), ...(isLookedInto ? await barriersOf(page) : [])];
    return [...found, ...complaints.map((complaint) => ({ found: complaint, fix: tellSomebody }))].map((finding) => ({
      path,
      ...finding,
    }));
  };
}

/** Starts the scripts, and waits for the theme switch, which only they draw. */
async function startScripts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await page.getByLabel("Cores").waitFor({ state: "attached" });
}

type Fault = Omit<Finding, "path">;

async function faultsOf(page: Page): Promise<Fault[]> {
  // No named functions here: tsx would call a helper that the page lacks.
  const { headings, title, width, text } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll("h1")].filter((h1) => h1.checkVisibility() && h1.textContent.trim()).length,
    title: document.title.trim(),
    width: document.documentElement.scrollWidth,
    /** The text of the first element that is wider than the screen. */
    text: [...document.body.querySelectorAll("*")]
      .find(
        (element) =>
          [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) &&
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      ?.textContent.trim(),
  }));
  const faults: Fault[] = [];
  if (headings !== 1)
    faults.push({ found: `a página tem ${headings} títulos principais, em vez de um`, fix: tellSomebody });
  if (!title) faults.push({ found: "a página não tem título", fix: tellSomebody });
  if (width > viewport.width) {
    const found = `num celular de ${viewport.width} pixels a página tem ${width} de largura`;
    faults.push({ found, text, fix: "Encurte a palavra ou o link mais comprido, ou divida-o com um espaço." });
  }
  return faults;
}

/** Violations that axe finds, in Portuguese. Injected by the debugger, as the page's policy refuses scripts. */
async function barriersOf(page: Page): Promise<Fault[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (locale): Promise<AxeResults["violations"]> => {
    const axe: typeof import("axe-core") = Reflect.get(window, "axe");
    axe.configure({ locale });
    return (await axe.run(document, { resultTypes: ["violations"] })).violations;
  }, axeLocale);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => ({
      found: `${help} (axe ${id}, ${target.join(" ")})`,
      text: html.replace(/<[^>]*>/g, " ").trim(),
      fix: tellSomebody,
    })),
  );
}

void checkPages(process.argv[2] ?? "public");
