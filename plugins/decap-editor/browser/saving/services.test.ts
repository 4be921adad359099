import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { explain } from "../hooks/explain";
import { heard, readAll } from "./services";

// Decap's package looks for a browser's storage as soon as it is imported.
jest.spyOn(console, "log").mockImplementation();

const told = (promise: Promise<unknown>) => promise.then(() => "nothing", explain);

it.each<[number, Record<string, string>, string, RegExp]>([
  [401, {}, "{}", /sessão terminou/],
  [403, {}, "{}", /não tem permissão/],
  [405, {}, "{}", /não permite esta mudança/],
  [409, {}, "{}", /ocupado com outra mudança/],
  [422, {}, "{}", /não aceitou esta mudança/],
  [429, { "retry-after": "30" }, "Retry later\n", /Espere 30 segundos/],
  [429, {}, "", /Espere um minuto/],
  [413, {}, "", /Use fotos e arquivos menores/],
  [502, { "content-type": "text/html" }, "<h1>Bad Gateway</h1>", /problemas \(502\)/],
])("an answer of GitLab, %i %j, is told at once", async (status, headers, body, words) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await told(heard(fetch(`http://127.0.0.1:${port}/`)))).toMatch(words);
  expect(asked).toBe(1);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await told(heard(fetch(`http://127.0.0.1:${port}/`)))).toMatch(/confira a internet/i);
});

it("reads a list whole or not at all, and asks for no more after the first that can't be read", async () => {
  const files = Array.from({ length: 1_000 }, (_, place) => ({ path: `content/news/${place}/index.md` }));
  expect((await readAll(files, async (path) => path)).map(({ data }) => data)).toEqual(files.map(({ path }) => path));
  let asked = 0;
  const reading = readAll(files, async (path) => {
    asked += 1;
    if (path.includes("/200/")) throw Object.assign(new Error("Bad Gateway"), { status: 502 });
    return path;
  });
  expect(await told(reading)).toMatch(
    /^(7\d\d|800) textos não puderam ser lidos, de 1000: o servidor está com problemas/,
  );
  expect(asked).toBeLessThan(220);
});

it("says in the singular that one is missing", async () => {
  const reading = readAll([{ path: "a" }], () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await told(reading)).toMatch(/^1 texto não pôde ser lido, de 1: não foi possível falar/);
});
