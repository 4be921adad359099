import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadIcon } from "./load";

const shape = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
const set = (icons: Record<string, object>) => JSON.stringify({ prefix: "mdi", icons, width: 24, height: 24 });
const harbour = set({ home: { body: shape }, wide: { body: shape, width: 32, left: 2 } });
const aliased = JSON.stringify({
  prefix: "mdi",
  icons: { home: { body: shape } },
  aliases: { house: { parent: "home" } },
});

/** What each server does when it is asked. */
type Answer = { readonly status?: number; readonly body?: string } | "hang" | "break";
const answers: { local: Answer; public: Answer } = { local: "hang", public: "hang" };
const asked: string[] = [];
const servers: Server[] = [];
let sources: string[] = [];

beforeAll(async () => {
  sources = await Promise.all(
    (["local", "public"] as const).map(async (which) => {
      const server = createServer((request, response) => {
        asked.push(`${which} ${request.url}`);
        const answer = answers[which];
        if (answer === "break") request.socket.destroy();
        else if (answer !== "hang")
          response.writeHead(answer.status ?? 200, { "content-type": "application/json" }).end(answer.body);
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const whichWere = () => [...new Set(asked.map((line) => line.split(" ")[0]))];
const house = { body: shape, width: 24, height: 24 };

it("takes the icon of the first server that has it, and asks no other", async () => {
  Object.assign(answers, { local: { body: harbour }, public: { body: harbour } });
  expect(await loadIcon("mdi:home", sources)).toEqual(house);
  expect(asked).toEqual(["local /mdi.json?icons=home"]);
});

it.each<[string, Answer]>([
  ["404", { status: 404, body: "{}" }],
  ["a set without that name", { body: set({ other: { body: shape } }) }],
  ["nothing that is a set", { body: "404" }],
  ["a page", { body: "<!doctype html><p>Olá" }],
  ["500", { status: 500 }],
  ["a broken connection", "break"],
  ["a drawing that runs code", { body: set({ home: { body: '<path onload="x()"/>' } }) }],
  ["a drawing with a page in it", { body: set({ home: { body: "<foreignObject><p>Olá</p></foreignObject>" } }) }],
])("%s: goes on to the next server", async (_name, local) => {
  Object.assign(answers, { local, public: { body: harbour } });
  expect(await loadIcon("mdi:home", sources)).toEqual(house);
  expect(whichWere()).toEqual(["local", "public"]);
});

it("waits 1.5 seconds for each server, then goes on, and in the end has nothing", async () => {
  Object.assign(answers, { local: "hang", public: { body: harbour } });
  const start = performance.now();
  expect(await loadIcon("mdi:home", sources)).toEqual(house);
  const after = performance.now() - start;
  expect(after).toBeGreaterThanOrEqual(1490);
  Object.assign(answers, { local: "hang", public: "hang" });
  expect(await loadIcon("mdi:home", sources)).toBeUndefined();
  expect(performance.now() - start - after).toBeGreaterThanOrEqual(2990);
});

it("has nothing when no server is there", async () => {
  expect(await loadIcon("mdi:home", ["http://127.0.0.1:1", "http://127.0.0.1:1"])).toBeUndefined();
});

it("knows aliases and other grids", async () => {
  Object.assign(answers, { local: { body: aliased }, public: { body: harbour } });
  expect(await loadIcon("mdi:house", sources)).toMatchObject({ body: shape });
  expect(await loadIcon("mdi:wide", sources)).toEqual({
    body: `<g transform="translate(-2 0)">${shape}</g>`,
    width: 32,
    height: 24,
  });
});
