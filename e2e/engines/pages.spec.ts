import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { madeUpExports } from "../made-up-exports";
import { linesOf } from "../paper";
import { templates } from "../site";
import { expect, test } from "./test";
import type { Visitor } from "./visitor";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Light and dark are the same page in all else. */
const ofColors = ["color-contrast", "link-in-text-block"];

/**
 * Nothing is wider than the screen; on a phone axe finds nothing, light or dark (Chromium has both screens). With PICTURES=1,
 * pictures are kept to be looked at.
 */
async function inspect(visitor: Visitor, name: string, screen: "phone" | "desktop") {
  const page = await visitor.read(() => ({
    width: innerWidth,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll("h1").length,
  }));
  expect([name, page]).toEqual([name, { width: screen === "phone" ? 390 : 1440, wide: 0, headings: 1 }]);
  for (const colors of ["light", "dark"]) {
    // As the visitor's choice does. That a dark system is followed is a journey of its own.
    await visitor.read((theme) => void Object.assign(document.documentElement.dataset, { theme }), colors);
    const options = {
      resultTypes: ["violations"],
      ...(colors === "dark" && { runOnly: { type: "rule", values: ofColors } }),
    };
    if (screen === "phone") {
      const { violations } = await visitor.run<AxeResults>("return axe.run(document, arguments[0])", [options]);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
      expect([name, colors, found]).toEqual([name, colors, []]);
    }
    if (!process.env.PICTURES) continue;
    const picture = test.info().outputPath(`${name}-${colors}.png`);
    writeFileSync(picture, await visitor.picture());
    await test.info().attach(`${name}, ${colors}`, { path: picture });
  }
}

for (const screen of ["phone", "desktop"] as const)
  test.describe(screen, () => {
    test.use({ setting: { screen, colors: "light", scripts: "on" } });

    test("every template opens without a complaint, nothing wider than the screen", async ({
      visitor,
      between,
      allow,
    }) => {
      test.setTimeout(240_000);
      between.bring(axe);
      allow(/^404 .*nao-existe/);
      // The next page is opened while this one may still load its search. That it answers is a journey of its own (lists.spec.ts).
      allow(/^\/busca (console\.\w+|unhandled rejection) .*Pagefind/);
      for (const { name, path } of templates)
        await test.step(name, async () => {
          await visitor.visit(path);
          await inspect(visitor, name, screen);
        });

      await test.step("the secretary's desk", async () => {
        const { files, pairs, remove } = madeUpExports();
        await visitor.open("/admin/cadastros");
        await visitor.attach("#files", files);
        await visitor.sees("[role=status] p", new RegExp(`Pares: ${pairs}\\.`));
        await visitor.click("summary");
        await visitor.sees("article h3", /Atende|Falta perguntar|Fica aquém/);
        await inspect(visitor, "desk", screen);
        remove();
      });
    });
  });

test("on paper, no page but the last is left half empty", async ({ visitor, engine }) => {
  test.skip(engine.name === "webkit", "its driver can't print");
  await visitor.visit("/politica-privacidade");
  const letters = linesOf(await visitor.paper()).map((lines) => lines.join("").length);
  expect(letters.length).toBeGreaterThan(1);
  const fewest = Math.min(...letters.slice(0, -1));
  expect(fewest, `letters of each page: ${letters}`).toBeGreaterThan(Math.max(...letters) / 2);
});

test("on paper, a news item's documents stand before the footer, not in it", async ({ visitor, engine }) => {
  test.skip(engine.name === "webkit", "its driver can't print");
  await visitor.visit("/noticias/assembleia-anual-2026");
  const lines = linesOf(await visitor.paper()).flat();
  const documents = lines.map((line) => line.includes("(PDF, "));
  const footer = lines.findIndex((line) => line.includes("Escritório nacional"));
  expect(documents.filter(Boolean).length).toBeGreaterThan(2);
  expect(documents.lastIndexOf(true), lines.join("\n")).toBeLessThan(footer);
});
