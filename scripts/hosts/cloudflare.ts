import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type RunningHost, serve } from "./serve";

interface Shared {
  readonly parseHeaders: (text: string) => object;
  readonly parseRedirects: (text: string) => object;
  readonly createMetadataObject: (options: { headers: object; redirects: object; logger: object }) => unknown;
  readonly generateHandler: (context: object) => Promise<Response>;
}

/** Cloudflare's own asset server, given files as `wrangler pages dev` does (packages/wrangler/src/miniflare-cli/assets.ts). */
export async function cloudflare(packages: string, site: string): Promise<RunningHost> {
  const load = (name: string) => import(join(packages, `node_modules/@cloudflare/pages-shared/${name}.ts`));
  const shared: Shared = {
    ...(await load("metadata-generator/parseHeaders")),
    ...(await load("metadata-generator/parseRedirects")),
    ...(await load("metadata-generator/createMetadataObject")),
    ...(await load("asset-server/handler")),
  };
  const { lookup }: { lookup: (name: string) => string | false } = await import(
    join(packages, "node_modules/mime-types/index.js")
  );
  const headers = shared.parseHeaders(readFileSync(join(site, "_headers"), "utf8"));
  const redirects = shared.parseRedirects(readFileSync(join(site, "_redirects"), "utf8"));
  const quiet = () => undefined;
  const metadata = shared.createMetadataObject({
    headers,
    redirects,
    logger: { log: quiet, info: quiet, warn: quiet },
  });
  return serve((request) =>
    shared.generateHandler({
      request,
      metadata,
      logError: console.error,
      findAssetEntryForPath: async (path: string) => {
        const file = join(site, path);
        return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
      },
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file: string) => {
        const type = lookup(file) || "application/octet-stream";
        return { body: readFileSync(file), contentType: type.startsWith("text/") ? `${type}; charset=utf-8` : type };
      },
    }),
  );
}
