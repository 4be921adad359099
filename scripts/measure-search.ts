import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { searchIndexPath } from "../plugins/search-index/browser/search-index-path";
import { plainText } from "../plugins/search-index/plain-text";
import type { SearchRecord } from "../plugins/search-index/records";
import { makeSearchIndex } from "../plugins/search-index/write-index";
import { readEntry } from "../plugins/source-content/check/front-matter";
import { chromiumPath } from "./browser.mjs";
import { documentItem, documentKey } from "./generator/documents";
import { newsItem } from "./generator/news";
import { paragraph } from "./generator/prose";
import { randomFrom } from "./generator/random";
import { listen } from "./server/listen";
import { createSiteServer } from "./server/site";

/** Pages that each document has here; the statute of the sample content has twelve. */
const pagesOfDocument = 10;

/** The line and the phone of the peers' measurement: 1.6 Mbps, 150 ms, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

const question = "assembleia oração";

/** The records that `generate:content` would lead to, with longer documents. */
function* records(news: number, documents: number): Generator<SearchRecord> {
  const named = [documentKey(0)];
  for (let n = 0; n < news; n++) {
    const { key, text } = newsItem(n, { subsections: ["campinas"], documents: named });
    const entry = readEntry(text);
    if (!entry.ok) throw new Error(entry.found);
    const { title, date, summary } = entry.data;
    const type = entry.data.kind === "aviso" ? "Aviso" : "Notícia";
    const blocks = [{ text: String(summary) }, ...plainText(entry.body)];
    yield { url: `/noticias/${key}`, title: String(title), type, date: String(date), blocks };
  }
  for (let n = 0; n < documents; n++) {
    const { key, text } = documentItem(n, ["Atas"]);
    const entry = readEntry(text);
    if (!entry.ok) throw new Error(entry.found);
    const random = randomFrom(n + 1);
    const blocks = Array.from({ length: pagesOfDocument }, (_, page) => ({
      text: Array.from({ length: 6 }, () => paragraph(random, 3)).join(" "),
      heading: { text: `Página ${page + 1}`, anchor: `page=${page + 1}` },
    }));
    const { title, date } = entry.data;
    yield { url: `/static/${key}.pdf`, title: String(title), type: "Documento", date: String(date), blocks };
  }
}

/** Milliseconds from the question to the first result. */
async function ask(page: Page, act: () => Promise<unknown>) {
  const start = performance.now();
  await act();
  await page.locator("main article h2 a").first().waitFor();
  return Math.round(performance.now() - start);
}

/** The search page on the slow line, come to life, and what the server has sent of the index since it was opened. */
async function openSearch(browser: Browser, address: string, counted: { bytes: number }) {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 839 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  counted.bytes = 0;
  await page.goto(`${address}/busca`);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await page.getByLabel("Cores").waitFor({ state: "attached" });
  return { page, sent: () => counted.bytes };
}

async function measure(news: number, documents: number): Promise<void> {
  const site = process.env.SEARCH_SITE ?? (await mkdtemp(join(tmpdir(), "opbb-search-")));
  await cp("public", site, { recursive: true, filter: (path) => !path.startsWith("public/pagefind") });
  const all = [...records(news, documents)];
  const began = performance.now();
  await makeSearchIndex(all, join(site, searchIndexPath), join(site, "search-mark"), console.warn).then((place) =>
    place(),
  );
  console.log(`${news} items, ${documents} documents: indexed in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const server = createSiteServer({ root: () => site });
  // The worker's requests pass by the page's own count, so the server counts.
  const counted = { bytes: 0 };
  server.on("request", ({ url = "", socket }, response) => {
    const before = socket.bytesWritten;
    if (url.startsWith("/pagefind/"))
      response.once("close", () => {
        counted.bytes += socket.bytesWritten - before;
      });
  });
  const address = await listen(server, { host: "127.0.0.1", port: 0, hosts: ["127.0.0.1"] });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
  try {
    for (const way of ["typed and sent", "asked at once"] as const) {
      const { page, sent } = await openSearch(browser, address, counted);
      const field = page.getByRole("searchbox");
      let milliseconds: number;
      if (way === "asked at once")
        milliseconds = await ask(page, () =>
          field.evaluate((input: HTMLInputElement, text) => {
            input.value = text;
            input.form?.requestSubmit();
          }, question),
        );
      else {
        await field.focus();
        await field.pressSequentially(question, { delay: 150 });
        milliseconds = await ask(page, () => field.press("Enter"));
      }
      await page.waitForLoadState("networkidle");
      console.log(
        `${way}: first result after ${milliseconds} ms, ${Math.round(sent() / 1024)} KB of the search in all`,
      );
      await page.context().close();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    if (!process.env.SEARCH_SITE) await rm(site, { recursive: true });
  }
}

const [news = "10000", documents = "1000"] = process.argv.slice(2);
measure(Number(news), Number(documents));
