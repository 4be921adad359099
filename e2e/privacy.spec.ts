import type { Page } from "@playwright/test";
import { forms, isSetUp } from "./registration";
import { keysKept, stored } from "./storage";
import { expect, test } from "./test";

// That no journey contacts another origin, gets a cookie or keeps anything else is watched in test.ts, on every route.

const rowsOf = async (page: Page, head: string): Promise<string[][]> =>
  page
    .locator("table", { has: page.getByRole("columnheader", { name: head }) })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim() ?? "")));

/** How the policy calls the two places, for people who have never heard their names. */
const placeWords = { sessionStorage: "No navegador, só nesta aba", localStorage: "No navegador" } as const;

test("what the privacy policy says is kept in the browser is what the site keeps", { tag: "@desktop" }, async ({
  page,
  visit,
}) => {
  await visit("/politica-privacidade");
  const told = (await rowsOf(page, "Onde fica")).map(([row, where]) => ({ row, where }));
  expect(told).toEqual(expect.arrayContaining(stored.map(({ row, where }) => ({ row, where: placeWords[where] }))));
  expect(told).toHaveLength(stored.length);

  await page.getByLabel("Cores").selectOption({ index: 1 });
  await visit(forms[0]?.path ?? "");
  const name = page.getByLabel("Nome completo");
  await name.fill("José Exemplo");
  await name.blur();
  await expect.poll(() => page.evaluate(keysKept)).toContainEqual({ where: "localStorage", key: "theme" });
  await expect
    .poll(async () =>
      (await page.evaluate(keysKept)).some(({ where, key }) => where === "sessionStorage" && /^draft:/.test(key)),
    )
    .toBe(true);
});

test("the services that the pages may reach are those in the privacy policy", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/politica-privacidade");
  const services = (await rowsOf(page, "Serviço")).map(([service]) => service);
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  const known = [
    [/^https:\/\/formspree\.io$|^http:\/\/127\.0\.0\.1:/, "Formspree"],
    [/^https:\/\/viacep\.com\.br$/, "ViaCEP"],
    [/^https:\/\/api\.iconify\.design$/, "Iconify"],
    [/google/, "Serviço de estatísticas"],
  ] as const;
  const reached = new Set(policy?.match(/https?:\/\/[^\s;]+/g) ?? []);
  // A form that the browser sends comes back to the site's own address.
  reached.delete(new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").origin);
  if (isSetUp) expect(reached.size).toBeGreaterThan(0);
  for (const origin of reached) {
    const service = known.find(([pattern]) => pattern.test(origin))?.[1];
    expect(service, `${origin} is in no row of the policy`).toBeDefined();
    expect(services).toContain(service);
  }
});

test("the site says to machines that it obeys Global Privacy Control", { tag: "@desktop" }, async ({ request }) => {
  const answer = await request.get("/.well-known/gpc.json");
  expect(answer.headers()["content-type"]).toContain("application/json");
  expect(await answer.json()).toMatchObject({ gpc: true });
});
