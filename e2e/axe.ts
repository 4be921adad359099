import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that look at colours. Light and dark are the same page in all else: only custom properties change. */
const ofColors = ["color-contrast", "link-in-text-block"];

/** What axe finds in the page as it stands, one line for each element. Put in by the debugger: the page's policy refuses scripts of its own. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async (only): Promise<AxeResults> => {
    const axe: typeof import("axe-core") = Reflect.get(window, "axe");
    return axe.run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: [...only] } }),
    });
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** What axe finds in the page as it stands, light and dark. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, ofColors);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await violations(page))];
}
