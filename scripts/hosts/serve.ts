import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createSiteServer } from "../server/site";

/** A running engine of a host. */
export interface RunningHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export type Handler = (request: Request) => Promise<Response>;

/** Serves with a handler of web requests. */
export const serve = (handler: Handler): Promise<RunningHost> =>
  listenTo(
    createServer(async ({ url, method = "GET", headers }, response) => {
      const accepted = new Headers({ "accept-encoding": headers["accept-encoding"]?.toString() ?? "" });
      const answer = await handler(
        new Request(new URL(url ?? "/", `http://${headers.host}`), { method, headers: accepted }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    }),
  );

/** The site as `npm run serve` has it. */
export const serveLocally = (folder: string): Promise<RunningHost> =>
  listenTo(createSiteServer({ root: () => folder }));

async function listenTo(server: Server): Promise<RunningHost> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
