import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RunningHost, serve } from "./serve";

interface Match {
  readonly statusCode: number;
  readonly redirect: boolean;
  readonly target: URL;
}
interface Netlify {
  readonly StaticHandler: new (options: {
    directory: string;
  }) => { match: (request: Request) => Promise<{ handle: () => Promise<Response> } | undefined> };
  readonly HeadersHandler: new (options: {
    projectDir: string;
    logger: Console;
  }) => { apply: (request: Request, response: Response) => Promise<unknown> };
  readonly RedirectsHandler: new (options: {
    projectDir: string;
    publicDir: string;
    jwtSecret: string;
    jwtRoleClaim: string;
  }) => { match: (request: Request) => Promise<Match | undefined> };
}

/**
 * Netlify's own handlers of files, `_headers` and `_redirects`, in the order of its edge: files go before rules, and a
 * rule of status 404 answers with its page (https://docs.netlify.com/manage/routing/redirects/overview/). The edge itself
 * adds compression, and does not cache 404s, whatever `_headers` says (https://github.com/sveltejs/kit/pull/16627).
 */
export async function netlify(packages: string, site: string): Promise<RunningHost> {
  const load = (name: string) => import(join(packages, `node_modules/@netlify/${name}/dist/main.js`));
  const { StaticHandler }: Pick<Netlify, "StaticHandler"> = await load("static");
  const { HeadersHandler }: Pick<Netlify, "HeadersHandler"> = await load("headers");
  const { RedirectsHandler }: Pick<Netlify, "RedirectsHandler"> = await load("redirects");
  const files = new StaticHandler({ directory: site });
  const headers = new HeadersHandler({ projectDir: site, logger: console });
  const redirects = new RedirectsHandler({ projectDir: site, publicDir: site, jwtSecret: "", jwtRoleClaim: "" });
  return serve(async (request) => {
    const found = await (await files.match(request))?.handle();
    if (found) {
      await headers.apply(request, found);
      return found;
    }
    const rule = await redirects.match(request);
    if (rule?.redirect) return Response.redirect(rule.target, rule.statusCode);
    const page = rule && (await (await files.match(new Request(rule.target)))?.handle());
    const body = page ? await page.text() : await readFile(join(site, "404.html"), "utf8");
    return new Response(body, {
      status: rule?.statusCode ?? 404,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  });
}
