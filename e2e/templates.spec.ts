import type { Page } from "@playwright/test";
import { violationsInBoth } from "./axe";
import { computedStyles, redrawn } from "./computed-styles";
import { figure } from "./figures";
import { readThrough } from "./read-through";
import { watchShifts } from "./shifts";
import { templates } from "./site";
import { expect, test } from "./test";

/** Pictures of people are small, and never what a page waits for. */
const portrait = 120;

// One visit, which is most of what each of these questions would take by itself.
for (const { name, path } of templates)
  test(`${name}: nothing moves, pictures are right, large letters fit, and axe, fingers and the keyboard find all`, {
    tag: ["@both", "@no-runtime"],
  }, async ({ page, visit, guard, runtime, isMobile }) => {
    test.setTimeout(120_000);
    if (name === "404") guard.allow(/404/);
    const shifts = await watchShifts(page);
    await visit(path);
    // First: they come by themselves a second after the page.
    if (runtime === "blocked" && name !== "404")
      await test.step("the styles of other pages, when they come, change nothing", () => expectNothingRedrawn(page));
    await test.step("nothing moves while it loads, and pictures are right", async () => {
      await readThrough(page);
      expect.soft(await shifts()).toEqual([]);
      await expectRightPictures(page);
    });
    if (runtime === "on") {
      await test.step("light and dark: axe finds nothing", async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect.soft(await violationsInBoth(page)).toEqual([]);
      });
    }
    if (isMobile && runtime === "on")
      await test.step("what one touches is large enough", async () => expect.soft(await small(page)).toEqual([]));
    if (isMobile)
      await test.step("no side scroll at 320 px", async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await tooWide(page)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    if (isMobile && runtime === "on") {
      await test.step("letters of twice the size widen no page, and the menu stays whole", async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await expectWholeMenu(page);
        await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      });
    }
    // Last, as it opens what can be opened.
    if (runtime === "on")
      await test.step("light and dark: the ring of each focus stands out from what is around it", async () => {
        await page.keyboard.press("Tab");
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const { contrasts, faint } = await focusRings(page);
          expect.soft(faint).toEqual([]);
          expect.soft(contrasts.length).toBeGreaterThan(20);
          figure("contrast of a focus ring", Math.min(...contrasts));
        }
      });
  });

async function expectRightPictures(page: Page) {
  const pictures = await page.locator("main img").evaluateAll((all) =>
    Promise.all(
      all
        .filter((element) => element instanceof HTMLImageElement)
        .map(async (picture) => {
          const file = new Image();
          file.src = picture.currentSrc;
          await file.decode();
          return {
            src: picture.currentSrc,
            width: file.naturalWidth,
            shown: Math.floor(picture.getBoundingClientRect().width),
            ratio: file.naturalWidth / file.naturalHeight,
            declared: picture.width / picture.height,
            isCropped: getComputedStyle(picture).objectFit === "cover",
            hasPlace: picture.hasAttribute("width") && picture.hasAttribute("height"),
            priority: picture.getAttribute("fetchpriority") ?? picture.getAttribute("loading"),
            hasAlt: picture.hasAttribute("alt"),
            // On its own colour, whichever that is, where the picture does not come.
            letters: `${getComputedStyle(picture).color} ${getComputedStyle(picture).textShadow}`,
          };
        }),
    ),
  );
  expect
    .soft(pictures.map(({ priority }) => priority))
    .toEqual(pictures.map(({ shown }, index) => (index === 0 && shown > portrait ? "high" : "lazy")));
  for (const { src, width, shown, ratio, declared, isCropped, hasPlace, hasAlt, letters } of pictures) {
    expect.soft([src, width >= shown, hasPlace, hasAlt]).toEqual([src, true, true, true]);
    expect.soft(letters).toMatch(/^rgb\(255, 255, 255\) rgb\(0, 0, 0\)/);
    if (!isCropped) expect.soft(Math.abs(ratio - declared), `${src} is distorted`).toBeLessThan(0.02);
  }
}

/** Focuses everything that can be, as the keyboard does: the contrast of each ring, and which are faint or not there. */
const focusRings = (page: Page) =>
  page.evaluate(() => {
    type Color = readonly [number, number, number, number];
    const colorOf = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
      return [red, green, blue, alpha];
    };
    const light = ([red, green, blue]: Color) => {
      const linear = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    /** The ring lies outside of its element: on what the nearest element around it is painted with. */
    const surfaceOf = (element: Element | null): Color => {
      if (!element) return [255, 255, 255, 1];
      const color = colorOf(getComputedStyle(element).backgroundColor);
      return color[3] === 1 ? color : surfaceOf(element.parentElement);
    };
    const faint: string[] = [];
    const contrasts: number[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")) {
      const part = element.closest("details");
      if (part && element.localName !== "summary") part.open = true;
      const menu = element.closest<HTMLElement>("[popover]");
      if (menu && getComputedStyle(menu).display === "none") menu.showPopover();
      element.focus();
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const [ring, surface] = [light(colorOf(outlineColor)), light(surfaceOf(element.parentElement))];
      const contrast = (Math.max(ring, surface) + 0.05) / (Math.min(ring, surface) + 0.05);
      contrasts.push(contrast);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 || contrast < 3)
        faint.push(`${contrast.toFixed(2)} ${outlineWidth} ${outlineStyle} ${element.outerHTML.slice(0, 90)}`);
    }
    return { contrasts, faint };
  });

/** What is too small for a finger. */
const small = (page: Page) =>
  page.evaluate(() => {
    // A link inside a sentence, and a box whose label is as good a target, may be smaller (WCAG 2.5.8).
    const isFree = (element: Element) =>
      !element.matches("p a, dd a, [class] > div > p a, label input, .sr-only *") && element.checkVisibility();
    return [...document.querySelectorAll("header a, header summary, button, select, nav a, input")]
      .filter(isFree)
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 24))
      .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`);
  });

/** What reaches over the edge of a narrow screen, and not inside of what scrolls by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const scrollsInside = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" || scrollsInside(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > 321 && !scrollsInside(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

async function expectWholeMenu(page: Page) {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const control of [
    page.getByRole("button", { name: "Menu" }),
    page.getByRole("link", { name: "Buscar no site" }),
  ]) {
    const box = await control.boundingBox();
    expect.soft(box?.x).toBeGreaterThanOrEqual(0);
    expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    expect.soft(box?.width).toBeGreaterThan(40);
  }
}

async function expectNothingRedrawn(page: Page) {
  const sheet = page.locator("link#runtime");
  const before = await computedStyles(page);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerover")));
  await expect(sheet).toHaveAttribute("href", /styles-later/);
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0)).not.toBe(0);
  expect.soft(redrawn(before, await computedStyles(page))).toEqual([]);
}
