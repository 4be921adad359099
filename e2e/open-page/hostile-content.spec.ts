import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { freePort } from "../free-port";
import { test as base, expect, waitForRuntime } from "../test";
import { hostileTexts, paperName, prefix, twins } from "./hostile-content";
import { secondBuild } from "./second-build";

type Element = DefaultTreeAdapterTypes.Element;

/** The second build on the local server, with the headers of production. */
const test = base.extend<object, { served: string }>({
  served: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const script = join(__dirname, "../../scripts/serve.mjs");
      const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1" };
      const server = spawn(process.execPath, [script, secondBuild], { env, stdio: ["ignore", "pipe", "inherit"] });
      await new Promise((listens) => server.stdout.once("data", listens));
      await use(`http://127.0.0.1:${port}`);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
    },
    { scope: "worker" },
  ],
  baseURL: ({ served }, use) => use(served),
});

const read = (file: string) => readFileSync(join(secondBuild, file), "utf8");

const filesWith = (ending: string): string[] =>
  readdirSync(secondBuild, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(secondBuild, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !/^(admin|_gatsby|pagefind|static)\//.test(name));

function elementsIn(node: DefaultTreeAdapterTypes.Node, found: Element[] = []): Element[] {
  if (defaultTreeAdapter.isElementNode(node)) found.push(node);
  if ("childNodes" in node) for (const child of node.childNodes) elementsIn(child, found);
  return found;
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((one) => one.name === name)?.value ?? "";
const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
/** Elements with the names of their attributes. Links to neighbours are left out: the oldest has one only. */
const shapeOf = (root: Element | undefined) =>
  (root ? elementsIn(root) : [])
    .filter((element) => !isInNav(element))
    .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" "));
const isInNav = ({ parentNode: parent }: Element): boolean =>
  parent !== null && defaultTreeAdapter.isElementNode(parent) && (parent.tagName === "nav" || isInNav(parent));

/** All pages; the build is there only when the tests begin. */
const readPages = () =>
  filesWith(".html").map((file) => {
    const html = read(file);
    const elements = elementsIn(parse(html, { scriptingEnabled: false }));
    const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
    return { file, html, elements, named };
  });

test.describe("texts that look like HTML", { tag: "@desktop" }, () => {
  test("no page has an element that harmless words would not give it", () => {
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(50);
    for (const { file, html, elements, named } of pages) {
      const one = { file, html: 1, head: 1, body: 1, title: 1, main: 1, h1: 1, style: 1 };
      const counted = Object.fromEntries(Object.keys(one).map((name) => [name, named(name).length]));
      expect({ ...counted, file }).toEqual(one);
      expect(
        named("script").map((script) => attribute(script, "type")),
        file,
      ).toEqual(html.includes("ld+json") ? ["application/ld+json", "module"] : ["module"]);
      expect(named("iframe", "object", "embed", "base", "template", "plaintext", "xmp"), file).toEqual([]);
      // But for the button of a form that Enter presses without scripts.
      expect(
        named("noscript").filter(({ childNodes: [only] }) => only?.nodeName !== "button"),
        file,
      ).toEqual([]);
      const policies = named("meta").filter((meta) => attribute(meta, "http-equiv"));
      expect(
        policies.map((meta) => attribute(meta, "http-equiv")),
        file,
      ).toEqual(["Content-Security-Policy"]);
      const hash = createHash("sha256")
        .update(textIn(named("style")[0] ?? parse("")))
        .digest("base64");
      expect(attribute(policies[0], "content").match(/'sha256-[^']+'/g), file).toEqual([`'sha256-${hash}'`]);
      expect(
        elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)).filter((name) => /^on|[<"']/.test(name)),
        file,
      ).toEqual([]);
      // The page goes on to its end.
      expect(named("footer").length, file).toBeGreaterThan(0);
    }
  });

  for (const folder of ["noticias", "pastorais"])
    test(`a page of /${folder} has the same elements with such texts as with harmless ones`, () => {
      const [hostile, harmless] = twins.map((twin) => {
        const page = readPages().find(({ file }) => file === `${folder}/${twin}/index.html`);
        return page?.named("article")[0] ?? page?.named("main")[0];
      });
      expect(shapeOf(hostile).length).toBeGreaterThan(100);
      expect(shapeOf(hostile)).toEqual(shapeOf(harmless));
      // And shows what was written.
      const shown = hostile ? textIn(hostile) : "";
      for (const text of hostileTexts) expect(shown).toContain(text);
    });

  test("feeds, calendars, the sitemap and what machines read hold them as texts", () => {
    for (const file of filesWith(".xml")) expect(XMLValidator.validate(read(file)), file).toBe(true);
    const calendars = ["agenda.ics", ...twins.map((twin) => `agenda/${twin}.ics`)].map((file) => {
      const events = new ICAL.Component(ICAL.parse(read(file))).getAllSubcomponents("vevent");
      return events.map((event) => new ICAL.Event(event).summary).filter((summary) => summary.startsWith(prefix));
    });
    const [all = [], hostile = [], harmless = []] = calendars;
    expect(all).toEqual([...hostile, ...harmless]);
    expect(hostile).toHaveLength(1);
    expect(hostileTexts.some((text) => hostile[0]?.endsWith(text))).toBe(true);
    for (const { file, named } of readPages())
      for (const script of named("script").filter((one) => attribute(one, "type") === "application/ld+json"))
        expect(() => JSON.parse(textIn(script)), file).not.toThrow();
    const folder = join(secondBuild, "pagefind");
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".pf_fragment"))
      .map((name) => gunzipSync(readFileSync(join(folder, name))).toString("utf8"))
      .map((text) => JSON.parse(text.slice(text.indexOf("{"))) as { url: string; meta: { title: string } })
      .filter(({ url }) => url === `/noticias/${twins[0]}`);
    expect(found.map(({ meta }) => meta.title)).toEqual([`${prefix} 0 ${hostileTexts[0]}`]);
  });

  const addresses = [
    "/noticias/texto-hostil",
    "/pastorais/texto-hostil",
    "/pastorais",
    "/subsecoes",
    "/documentos",
    "/",
  ];
  test("a browser stays on each such page and shows all of it", async ({ visit, page }) => {
    for (const address of addresses) {
      await visit(address);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
      if (address.endsWith(twins[0])) await expect(page.getByRole("heading", { level: 1 })).toContainText(prefix);
    }
  });

  test("a document can be downloaded, whatever its file is called", async ({ visit, page, request }) => {
    await visit("/documentos");
    const links = page.locator('main a[href^="/static/"]').filter({ hasText: prefix });
    await expect(links).toHaveCount(twins.length);
    for (const link of await links.all()) {
      const address = (await link.getAttribute("href")) ?? "";
      expect(decodeURIComponent(address.split("/").at(-1) ?? "")).toBe(paperName);
      const answer = await request.get(address);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([
        200,
        expect.stringMatching(/^application\/pdf/),
      ]);
    }
  });

  test("the search and a link lead there without a new load", async ({ visit, page }) => {
    await visit(`/busca?q=${prefix}`);
    const hit = page.getByRole("link", { name: `${prefix} 0 ${hostileTexts[0]}`, exact: true });
    await hit.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${prefix} 0 ${hostileTexts[0]}`);
    await visit("/pastorais");
    await waitForRuntime(page);
    await page.locator(`main a[href="/pastorais/${twins[0]}"]`).first().click();
    await expect(page).toHaveURL(/\/pastorais\/texto-hostil$/);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
