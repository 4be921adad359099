import { randomBytes } from "node:crypto";
import { type Answer, notFound } from "./answer";

/**
 * The pop-up in which an editor signs in: the worker's `/auth` and `/callback`, and GitHub's own page between the two. The
 * worker's protocol: github.com/sveltia/sveltia-cms-auth, src/index.js, which is that of Netlify's
 * (decap-cms-lib-auth, netlify-auth.js: it waits for `authorizing:github` from the address that it opened, answers it, and
 * takes `authorization:github:success:{…}`). GitHub's: https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function createOAuth(tokenOf: (login: string) => string | undefined) {
  return (url: URL): Answer => {
    const query = Object.fromEntries(url.searchParams);
    if (url.pathname === "/auth") {
      if (query.provider !== "github")
        return page({ provider: query.provider ?? "unknown", error: "Your Git backend is not supported." });
      const params = new URLSearchParams({
        client_id: "app",
        scope: "repo,user",
        state: randomBytes(16).toString("hex"),
      });
      return { status: 302, headers: { location: `/login/oauth/authorize?${params}` } };
    }
    if (url.pathname === "/login/oauth/authorize") return consent(query.state ?? "");
    if (url.pathname === "/callback") {
      // The exchange of the code for a token, between the worker and GitHub, is left out: the name stands for the code.
      const token = query.login ? tokenOf(query.login) : undefined;
      return token
        ? page({ provider: "github", token })
        : page({ provider: "github", error: "Failed to receive an authorization code. Please try again later." });
    }
    throw notFound();
  };
}

const html = (body: string): Answer => ({
  status: 200,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
  headers: { "content-type": "text/html; charset=utf-8" },
});

/** Stands for GitHub's own page, with its two ways out. */
const consent = (state: string) =>
  html(`<form action="/callback"><input type="hidden" name="state" value="${state.replace(/\W/g, "")}">
  <label>Username <input name="login"></label> <button name="allow" value="1">Authorize</button></form>
  <a href="/callback?error=access_denied">Cancel</a>`);

/** What the worker's page does: it says that it is there, and answers whoever replies. */
function page(content: { readonly provider: string; readonly token?: string; readonly error?: string }): Answer {
  const state = content.error ? "error" : "success";
  const begun = JSON.stringify(`authorizing:${content.provider}`);
  const done = JSON.stringify(`authorization:${content.provider}:${state}:${JSON.stringify(content)}`);
  return html(`<script>
addEventListener("message", ({ data, origin }) => { if (data === ${begun}) opener?.postMessage(${done}, origin); });
opener?.postMessage(${begun}, "*");
</script>`);
}
