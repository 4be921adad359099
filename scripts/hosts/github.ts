import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { type RunningHost, serve } from "./serve";

/**
 * GitHub Pages by what is known of it: `/a` is `a`, `a.html`, or a redirect to `/a/`, which is only `a/index.html`
 * (https://github.com/slorber/trailing-slash-guide); anything else is `404.html`
 * (https://docs.github.com/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site);
 * types by mime-db; every file is cached for ten minutes and open to other sites; texts are compressed.
 */
export async function github(packages: string, site: string): Promise<RunningHost> {
  const { contentType }: { contentType: (name: string) => string | false } = await import(
    join(packages, "node_modules/mime-types/index.js")
  );
  const find = (path: string) =>
    (path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`])
      .map((name) => join(site, name))
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = decodeURIComponent(pathname);
    const file = find(path);
    if (!file && existsSync(join(site, path, "index.html")))
      return new Response(null, { status: 301, headers: { location: `${pathname}/${search}` } });
    const sent = file ?? join(site, "404.html");
    const type = contentType(extname(sent)) || "application/octet-stream";
    const body = readFileSync(sent);
    const isText = /text|json|xml|javascript|wasm/.test(type);
    return new Response(isText ? gzipSync(body) : body, {
      status: file ? 200 : 404,
      headers: {
        "content-type": type,
        "cache-control": "max-age=600",
        "access-control-allow-origin": "*",
        ...(isText ? { "content-encoding": "gzip" } : {}),
      },
    });
  });
}
