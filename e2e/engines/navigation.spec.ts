import { gate } from "../gate";
import { brokenItem } from "../open-page/broken-data";
import { edited } from "../open-page/second-build";
import { errorPages, product } from "../site";
import { mailbox } from "./between";
import { expect, test } from "./test";

/** Notes in the page how far it is scrolled in the first frames that show another heading. */
function noteHeights() {
  const heights: number[] = [];
  Object.assign(window, { heights });
  const before = document.querySelector("h1")?.textContent;
  const look = () => {
    if (document.querySelector("h1")?.textContent !== before) heights.push(scrollY);
    if (heights.length < 3) requestAnimationFrame(look);
  };
  look();
}

/** As Safari in iOS, which does not say beforehand that a page is left. */
function tellNothing() {
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
}

for (const screen of ["phone", "desktop"] as const)
  test.describe(screen, () => {
    test.use({ setting: { screen, colors: "light", scripts: "on" } });

    test("links change the page in place, start at its top, and Back returns to where one was", async ({ visitor }) => {
      await visitor.visit("/");
      await visitor.read(() => Object.assign(window, { marked: true }) && undefined);
      await visitor.click("main a", "Todas as notícias");
      await visitor.isAt("/noticias");
      await expect.poll(() => visitor.title()).toBe(`Notícias e avisos | ${product}`);
      await expect.poll(() => visitor.read(() => scrollY)).toBe(0);
      await visitor.read(() => scrollTo({ top: 400, behavior: "instant" }));
      const [title = ""] = await visitor.texts("main article:nth-of-type(4) a, main li:nth-child(4) article a");
      await visitor.read(noteHeights);
      await visitor.click("main article a", title);
      await visitor.isAt(/^\/noticias\/[a-z]/);
      await visitor.sees("h1", title);
      // In its first frames, not after a flight.
      await expect.poll(() => visitor.read(() => Reflect.get(window, "heights"))).toEqual([0, 0, 0]);
      expect(await visitor.read(() => document.activeElement?.querySelector("h1") !== null)).toBe(true);
      await visitor.back();
      await visitor.isAt("/noticias");
      await expect.poll(() => visitor.read(() => scrollY)).toBeGreaterThan(100);
      await visitor.back();
      await visitor.isAt("/");
      await visitor.forward();
      await visitor.isAt("/noticias");
      expect(await visitor.read(() => "marked" in window)).toBe(true);
    });
  });

test("a link into a page leads to its place, below the header", async ({ visitor }) => {
  await visitor.visit("/subsecoes");
  const id = await visitor.read(() => document.querySelector("main nav li:last-child a")?.getAttribute("href") ?? "");
  await visitor.click(`main nav a[href="${id}"]`);
  await visitor.isAt(`/subsecoes${id}`);
  await expect
    .poll(() =>
      visitor.read((target) => {
        const top = document.querySelector(target)?.getBoundingClientRect().top ?? -1;
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return top >= header - 1 && top < innerHeight;
      }, id),
    )
    .toBe(true);
});

test("a place has its address: right below the header on a full load, and a part that is closed opens", async ({
  visitor,
}) => {
  await visitor.visit("/#agenda");
  const top = (id: string) =>
    visitor.read((of) => Math.round(document.getElementById(of)?.getBoundingClientRect().top ?? -1), id);
  await expect.poll(() => top("agenda")).toBe(88);
  await visitor.visit("/documentos");
  const old = await visitor.read(() => document.querySelector("main details li[id]")?.id ?? "");
  await visitor.visit("/pastorais");
  await visitor.read((id) => {
    const link = Object.assign(document.createElement("a"), { href: `/documentos#${id}`, textContent: "para o teste" });
    document.querySelector("main")?.prepend(link);
  }, old);
  await visitor.click("main a", "para o teste");
  await expect.poll(() => top(old)).toBe(88);
  await visitor.sees(`[id="${old}"]`, /./);
  const marked = () => visitor.read(() => [document.querySelector(":target")?.id, document.activeElement?.tagName]);
  await expect.poll(marked).toEqual([old, "BODY"]);
  await visitor.sees("#gatsby-announcer", /^Página aberta: /);
  await visitor.back();
  await visitor.isAt("/pastorais");
});

test("a page that is not there is the 404 page, and its button leads home", async ({ visitor, allow }) => {
  allow(/404 .*nao-existe/);
  await visitor.visit("/nao-existe");
  await visitor.sees("h1", errorPages.notFound.title);
  await visitor.click("main a", "Voltar para a Página Inicial");
  await visitor.isAt("/");
});

test("an error's report says where in the code it was, as this engine writes it", async ({
  visitor,
  between,
  allow,
}) => {
  allow(/name="Pilha"|console\.error/);
  between.change(/app-data\.json/, (text) => JSON.stringify({ ...JSON.parse(text), errorReportUrl: mailbox }));
  between.change(new RegExp(`page-data${edited.path}/`), brokenItem);
  await visitor.visit("/noticias");
  await visitor.click(`main a[href="${edited.path}"]`);
  await visitor.sees("h1", errorPages.unexpected.title);
  const stack = () => between.complaints.find((text) => text.includes("Pilha"))?.split("Pilha")[1] ?? "";
  await expect.poll(stack).not.toBe("");
  const frames = stack()
    .split("\n")
    .filter((line) => /(^at |@)\S*.*\/\S+\.js:\d+:\d+\)?\s*$/.test(line));
  expect(frames.length, stack()).toBeGreaterThan(5);
});

test("of two ways taken one after the other, the last one counts", async ({ visitor, between, allow }) => {
  // Left while its worker starts, which WebKit then ends.
  allow(/^\/busca console\.warn .*Pagefind/);
  const { opened, open } = gate();
  between.hold(/page-data\/noticias\/[^/]+\/page-data\.json/, opened);
  await visitor.visit("/noticias");
  await visitor.click("main article a");
  await visitor.click("header a[href='/pastorais']");
  await visitor.sees("h1", "Pastorais");
  open();
  // Comes after what was held.
  await visitor.read(() => fetch("/page-data/noticias/page-data.json").then(({ status }) => status));
  await visitor.sees("h1", "Pastorais");
  await visitor.isAt("/pastorais");

  // One that loads a new document: as in iOS, whose Safari tells nothing of that beforehand, and ends what was asked for.
  const later = gate();
  between.hold(/page-data\/pastorais\/[^/]+\/page-data\.json/, later.opened);
  await visitor.visit("/pastorais");
  await visitor.read(tellNothing);
  await visitor.click("main article a");
  await visitor.click("header a[href='/busca']");
  await visitor.sees("h1", "Busca");
  later.open();
  await visitor.taken();
  await visitor.isAt("/busca");
  await visitor.back();
  await visitor.isAt("/pastorais");
  await visitor.sees("h1", "Pastorais");

  // Ways outside the page: an address that is typed, Back to the page before, and to a document before.
  const ways = [
    ["/documentos", () => visitor.open("/documentos")],
    ["/noticias", () => visitor.back()],
    ["/busca", () => visitor.back()],
  ] as const;
  for (const [place, go] of ways)
    await test.step(place, async () => {
      const { opened, open } = gate();
      between.hold(/page-data\/pastorais\/[^/]+\/page-data\.json/, opened);
      await visitor.visit(place === "/documentos" ? "/noticias" : place);
      await visitor.click("header a[href='/pastorais']");
      await visitor.isAt("/pastorais");
      await visitor.taken();
      await visitor.read(tellNothing);
      await visitor.click("main article a");
      await go();
      await visitor.isAt(place);
      open();
      await visitor.taken();
      await visitor.read(() => fetch("/page-data/pastorais/page-data.json").then(({ status }) => status));
      await visitor.isAt(place);
    });
});
