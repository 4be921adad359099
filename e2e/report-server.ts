import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/**
 * A server that takes whatever is sent to it, as those for error reports and visits do, and answers with this JSON.
 * `scripts` are what it gives besides, by path.
 */
export async function serveReports(answer: unknown = {}, scripts: Readonly<Record<string, string>> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        type: request.headers["content-type"] ?? "",
        body: Buffer.concat(chunks).toString(),
      });
      const script = scripts[(request.url ?? "").replace(/\?.*/, "")];
      const type = script === undefined ? "application/json" : "text/javascript";
      response.setHeader("access-control-allow-origin", "*").setHeader("content-type", type);
      response.end(script ?? JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
