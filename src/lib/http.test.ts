import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { http, within } from "./http";

/** Tried once more, on these alone. */
const again = [408, 409, 425, 429, 500, 502, 503, 504];
const asking = ["GET", "HEAD", "OPTIONS"];
const methods = [...asking, "POST", "PUT", "PATCH", "DELETE"];
/** Two are the business of `fetch` itself: 407, a proxy's to say, is an error of the network; 421 is asked on another connection. */
const fetchOwn = [407, 421];
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index).filter((status) => !fetchOwn.includes(status));

/** How often each path was asked for, with its method. */
const asked = new Map<string, number>();
let server: Server;
let site = "";

/** `/503` answers with this status, `/503-200` with this the first time and then with that; other paths hang, break or stall. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const key = `${request.method} ${request.url}`;
    const times = (asked.get(key) ?? 0) + 1;
    asked.set(key, times);
    request.resume();
    if (request.url === "/hang") return;
    if (request.url === "/break" || (request.url === "/break-once" && times === 1))
      return void request.socket.destroy();
    response.setHeader("content-type", "application/json");
    if (request.url === "/stall") return void response.writeHead(200).write('{"a":');
    if (request.url === "/500-hang" && times > 1) return;
    const [first = "200", then = first] = request.url?.slice(1).split("-") ?? [];
    const status = Number(times > 1 ? then : first) || 200;
    response.writeHead(status).end(`{"status":${status}}`);
  });
  // On a busy machine, an idle connection would be closed just as a request is sent on it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.clear());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What became of a request, and how often the server saw it. */
async function ask(path: string, options: Parameters<typeof http>[1] = {}) {
  const outcome = await http.raw(site + path, { ...options }).then(
    ({ status }) => status,
    (error) => error.status ?? "failed",
  );
  return { outcome, times: asked.get(`${options.method ?? "GET"} ${path}`) ?? 0 };
}

it.each(methods)("%s: each status from 400 to 599 is an error, tried again only where it helps", async (method) => {
  const isRepeated = (status: number) => asking.includes(method) && again.includes(status);
  const outcomes = await Promise.all(statuses.map((status) => ask(`/${status}`, { method })));
  expect(outcomes).toEqual(statuses.map((status) => ({ outcome: status, times: isRepeated(status) ? 2 : 1 })));
});

it("takes the second answer", async () => {
  expect(await ask("/503-200")).toEqual({ outcome: 200, times: 2 });
  expect(await ask("/503-404")).toEqual({ outcome: 404, times: 2 });
});

it.each(methods)("%s: a broken connection counts as a 500", async (method) => {
  const isAsking = asking.includes(method);
  expect(await ask("/break", { method })).toEqual({ outcome: "failed", times: isAsking ? 2 : 1 });
  expect(await ask("/break-once", { method })).toEqual(
    isAsking ? { outcome: 200, times: 2 } : { outcome: "failed", times: 1 },
  );
});

it.each(methods)("%s: what was given up is not tried again", async (method) => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 100);
  expect(await ask("/hang", { method, signal: abort.signal })).toEqual({ outcome: "failed", times: 1 });
});

it("a time limit holds for a server that hangs, for the second try and for the body", async () => {
  expect(await ask("/hang", { signal: within(200) })).toEqual({ outcome: "failed", times: 1 });
  expect(await ask("/500-hang", { signal: within(200) })).toEqual({ outcome: "failed", times: 2 });
  expect(await ask("/stall", { signal: within(200) })).toEqual({ outcome: "failed", times: 1 });
});
