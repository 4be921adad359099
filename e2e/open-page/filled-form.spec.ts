import type { Page } from "@playwright/test";
import type { DeployedSite } from "../deployed-site";
import { fill, goOn, inbox, isSetUp, newEmail, pastor } from "../registration";
import { check, expect, loads, notice, open, test } from "./open-page";
import { secondBuild } from "./second-build";

test.skip(!isSetUp, `the forms of the built site do not go to ${inbox}`);
test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${inbox}/`)));

const send = (page: Page) => page.getByRole("button", { name: /^Enviar (cadastro|de novo)$/ });

async function reloadsNothing(page: Page, site: DeployedSite) {
  site.deploy(secondBuild);
  await check(page, site);
  await expect(notice(page)).toContainText("Termine com calma");
  expect(loads(site)).toBe(1);
}

async function toCheck(page: Page) {
  await open(page, pastor.path);
  await fill(page, pastor, newEmail());
  await goOn(page).click();
  await expect(page.getByRole("heading", { name: "Confira as suas respostas" })).toBeVisible();
}

test("a form is not reloaded while its answers are looked over", async ({ page, site }) => {
  await toCheck(page);
  await reloadsNothing(page, site);
  await expect(send(page)).toBeEnabled();
});

test("a form is not reloaded while it is sent, nor when no answer comes", async ({ page, site }) => {
  await page.route(`${inbox}/**`, () => undefined);
  await toCheck(page);
  const sent = page.waitForRequest(`${inbox}/**`);
  await send(page).click();
  await sent;
  await reloadsNothing(page, site);
});

test("the receipt stays, and the newer version comes with the next page", async ({ page, site, guard }) => {
  guard.allow(/404.*\.js|\.js.*404/);
  await toCheck(page);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Cadastro recebido" })).toBeVisible();
  const protocol = (await page.locator("main").textContent())?.match(/[PI]-\d{8}-\w{6}/)?.[0] ?? "none";
  await reloadsNothing(page, site);
  await expect(page.getByText(protocol)).toBeVisible();
  await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Pastorais" }).click();
  await expect(page).toHaveURL("/pastorais");
  expect(loads(site)).toBe(2);
});
