import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import send from "send";
import { headersFor } from "./host-rules";
import { admit, sendText } from "./http";
import { cleanPath, encodePath, type Target } from "./paths";
import { createSiteFolders, route } from "./site-folder";

/** The caching of hosts for files without a rule. */
const usualCaching = "public, max-age=0, must-revalidate";

export interface SiteOptions {
  /** The folder to serve; called for each request, so that a new release takes over at once. */
  readonly root: () => string;
  /** Earlier releases: open tabs still find their scripts there, but nobody a deleted document. */
  readonly fallbackRoots?: () => readonly string[];
  /** Host names to answer to besides 127.0.0.1 and localhost. */
  readonly hosts?: readonly string[];
  /** Answers other requests; false if it does not know one. */
  readonly beside?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

/** Creates a server for a built site that behaves as the production host. `listen.ts` starts it. */
export function createSiteServer(options: SiteOptions): Server {
  const { root, fallbackRoots = () => [], hosts = [], beside = () => false } = options;
  const openFolder = createSiteFolders();
  const compress = compression({
    // Ranges count uncompressed bytes.
    filter: (req, res) => !req.headers.range && compression.filter(req, res),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  });

  const answer = (request: IncomingMessage, response: ServerResponse, target: Target): void => {
    const site = openFolder(root());
    const found = route(target, site);
    const headers = headersFor(site.headers, cleanPath(target.path));
    if (found.kind === "redirect") {
      // Not cached: the next project on this port has other addresses.
      response.writeHead(found.status, { location: found.location, "cache-control": "no-cache" }).end();
      return;
    }
    response.setHeader("cache-control", usualCaching);
    response.setHeaders(headers);
    if (found.kind === "file" && found.status === 404) sendNotFound(response, site.root, found.file);
    else if (found.kind === "file") sendFile(request, response, site.root, found.file);
    else {
      const isKept = target.path.endsWith(".js") && headers.get("cache-control")?.includes("immutable");
      const earlier = isKept ? fallbackRoots() : [];
      const folder = earlier.find((candidate) => route(target, openFolder(candidate)).kind === "file");
      if (folder) sendFile(request, response, folder, target.path);
      else sendNotFound(response, site.root);
    }
  };

  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    try {
      if (beside(request, response)) return;
      const target = admit(request, hosts);
      if ("path" in target) compress(request, response, () => answer(request, response, target));
      else {
        if (target.status === 405) response.setHeader("allow", "GET, HEAD");
        sendText(response, target.status, target.text);
      }
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Erro interno do servidor.");
    }
  });
  return Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 });
}

/** Sends a file that exists, with validators and ranges. */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): void {
  // `send` sets no charset for XML, and browsers would guess wrong.
  if (extname(file) === ".xml" && !response.hasHeader("content-type"))
    response.setHeader("content-type", "application/xml; charset=utf-8");
  send(request, encodePath(file.replaceAll("\\", "/")), { root, dotfiles: "allow", index: false, cacheControl: false })
    .on("error", ({ status, headers = {} }: { status: number; headers?: Record<string, string> }) => {
      // The file may be gone by now.
      if (status === 404) return sendNotFound(response, root);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendText(response, status, "O arquivo não pôde ser enviado.");
    })
    .pipe(response);
}

/** Sends the 404 page, never cached: the next release may have the file. */
function sendNotFound(response: ServerResponse, root: string, page = "404.html"): void {
  response.setHeader("cache-control", "no-cache");
  const file = join(root, page);
  if (existsSync(file)) {
    const body = readFileSync(file);
    response.writeHead(404, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
    response.end(body);
  } else sendText(response, 404, "Página não encontrada.");
}
