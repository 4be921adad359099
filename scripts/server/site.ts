import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import compression from "compression";
import { admit } from "./admit";
import { headersFor } from "./headers-file";
import { type Target, tidyPath } from "./request-path";
import { sendNotFound, sendRedirect, sendText } from "./respond";
import { route } from "./route";
import { sendFile } from "./send-file";
import { createSiteFolders } from "./site-folder";

/** What hosts say of files of which no rule speaks. */
const usualCaching = "public, max-age=0, must-revalidate";

export interface SiteOptions {
  /** The folder to serve; asked on each request, so that a new release takes over at once. */
  readonly root: () => string;
  /** Earlier releases: a tab opened before the change still finds its scripts there, and nobody a document that is gone. */
  readonly fallbackRoots?: () => readonly string[];
  /** Host names to answer to besides 127.0.0.1 and localhost. */
  readonly hosts?: readonly string[];
  /** Answers what the site itself does not; false if the request is none of its. */
  readonly beside?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** A server for a built site that behaves as the production host does. It listens nowhere yet: see `listen.ts`. */
export function createSiteServer(options: SiteOptions): Server {
  const { root, fallbackRoots = () => [], hosts = [], beside = () => false } = options;
  const openFolder = createSiteFolders();
  // A part of a file must not be compressed: its range counts the plain bytes.
  const compress = compression({ filter: (req, res) => !req.headers.range && compression.filter(req, res) });

  const answer = (request: IncomingMessage, response: ServerResponse, target: Target): void => {
    const site = openFolder(root());
    const found = route(target, site);
    const headers = headersFor(site.headers, tidyPath(target.path));
    const isImmutable = headers.get("cache-control")?.includes("immutable");
    const notFound = () => sendNotFound(response, site.root);
    if (found.kind === "redirect") {
      sendRedirect(response, found.status, found.location);
      return;
    }
    response.setHeader("cache-control", usualCaching);
    response.setHeaders(headers);
    if (found.kind === "file" && found.status === 404) sendNotFound(response, site.root, found.file);
    else if (found.kind === "file") sendFile(request, response, site.root, found.file, notFound);
    else {
      const earlier = target.path.endsWith(".js") && isImmutable ? fallbackRoots() : [];
      const folder = earlier.find((candidate) => route(target, openFolder(candidate)).kind === "file");
      if (folder) sendFile(request, response, folder, target.path, notFound);
      else notFound();
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
