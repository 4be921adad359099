import { list } from "./desk";
import { expect, expectedTalk, signInByPopup, test } from "./github-desk";

test.use({ login: { CMS_LOGIN: "netlify", CMS_SITE_DOMAIN: "exemplo.netlify.app" } });

/**
 * Netlify's pop-up speaks like the worker's (e2e/github/oauth.ts), under its own address and with the site's name:
 * https://docs.netlify.com/manage/security/secure-access-to-sites/oauth-provider-tokens/
 */
test("an editor signs in by Netlify's pop-up", async ({ page, guard, desk }) => {
  await expectedTalk(page.context(), guard, desk.github);
  guard.allow(/^request to https:\/\/api\.netlify\.com\//);
  const asked: URL[] = [];
  await page.context().route("https://api.netlify.com/**", async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    await route.fulfill({ response: await route.fetch({ url: `${desk.github.url}${url.pathname}${url.search}` }) });
  });
  await page.goto("/admin");
  await signInByPopup(page, "marta");
  await expect(list(page)).toBeVisible();
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    provider: "github",
    site_id: "exemplo.netlify.app",
    scope: "repo",
  });
  // Who has signed in stays so.
  await page.reload();
  await expect(list(page)).toBeVisible();
});
