import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { GatsbyNode } from "gatsby";
import { adminFiles } from "./write";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
};

/** `npm run dev` serves the editor as it is in the code at the first request for its page; reload for a later state. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  let files = adminFiles();
  files.catch(() => undefined);
  app.get(/^\/admin(\/.*)?$/, async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const asked = pathname.replace(/^\/admin\/?/, "");
    const name = asked.includes(".") ? asked : `${asked}/index.html`.replace(/^\//, "");
    if (name === "index.html") files = adminFiles();
    try {
      const contents = (await files).get(name);
      response.writeHead(contents ? 200 : 404, { "content-type": types[extname(name)] ?? "text/plain" }).end(contents);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
    }
  });
};
