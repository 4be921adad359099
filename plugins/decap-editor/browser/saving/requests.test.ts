import { startGitHub } from "../../../../e2e/github/server";
import { explain } from "../hooks/explain";
import { ask, readAll } from "./requests";

// Decap's package looks for a browser's storage as soon as it is imported.
jest.spyOn(console, "log").mockImplementation();

const told = (promise: Promise<unknown>) => promise.then(() => "nothing", explain);

it("gives a large file the time that it takes on a slow line", async () => {
  const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const sent = ask("http://127.0.0.1:9/git/blobs", { method: "POST", body: "x".repeat(33_000_000) });
  expect(await told(sent)).toMatch(/não foi possível falar/);
  expect(limit.mock.lastCall?.[0]).toBeGreaterThan((33_000_000 * 8) / 100);
  await told(ask("http://127.0.0.1:9/user"));
  expect(limit).toHaveBeenLastCalledWith(60_000);
  limit.mockRestore();
});

it("tells a session that ended from a token of git-gateway's own that is good no more", async () => {
  const github = await startGitHub({
    folder: "",
    accounts: [{ id: 1, login: "marta", name: "Marta Modelo", permission: "write" }],
    members: [{ email: "joao@example.org", name: "Pr. João", password: "cavalo" }],
  });
  const body = new URLSearchParams({ grant_type: "password", username: "joao@example.org", password: "cavalo" });
  const { access_token: token } = await ask<{ access_token: string }>(`${github.url}/.netlify/identity/token`, {
    method: "POST",
    body,
  });
  const read = (path: string, of = token) =>
    ask(`${github.url}${path}`, { headers: { Authorization: `Bearer ${of}` } }).catch((error: unknown) => error);
  const gateway = "/.netlify/git/github/branches/main";
  github.withdraw("marta");
  const lost = await read(gateway);
  expect(explain(lost)).toMatch(/^o site perdeu a conexão com o GitHub.*renove o token do Git Gateway/);
  // Decap takes every 401 of git-gateway for an account without access, and drops what it says.
  expect(lost).toHaveProperty("status", 502);
  expect(explain(await read(gateway, "e30.e30.old"))).toMatch(/sessão terminou/);
  expect(explain(await read("/user", "gho_marta"))).toMatch(/sessão terminou/);
  await github.hangUp();
});

it("reads a list whole or not at all, and asks for no more after the first that can't be read", async () => {
  const files = Array.from({ length: 1_000 }, (_, place) => ({ path: `content/news/${place}/index.md` }));
  expect((await readAll(files, async ({ path }) => path)).map(({ data }) => data)).toEqual(
    files.map(({ path }) => path),
  );
  let asked = 0;
  const reading = readAll(files, async ({ path }) => {
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
