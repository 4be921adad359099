import type { Page } from "@playwright/test";

/** Goes through a page as a reader does, so that everything that waits for that is loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames, in which the browser sees what has come into view. A page on which nothing changes may get none.
    const frames = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 500);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frames();
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
