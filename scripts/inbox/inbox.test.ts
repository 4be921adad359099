import fs, { appendFileSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { makeFolder, removeFolders } from "../server/testing/folders";
import { ask, close, open } from "../server/testing/http";
import { needsInbox, openInboxBeside } from "./open";
import { createInbox } from "./server";
import { openStore, type Store } from "./store";
import { formErrors, testFault } from "./testing/faults";

let server: Server;
let store: Store;
let file: string;
let url: string;

beforeEach(async () => {
  file = join(makeFolder(), "deep", "inbox.jsonl");
  store = openStore(file);
  server = createInbox(store, testFault);
  await open(server);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => close(server));
afterAll(removeFolders);

const answers = [
  ["Nome completo", "José & <b>Maria</b>"],
  ["email", "jose@exemplo.org"],
  ["Cidade", "São Vicente"],
  ["Subseção", "Baixada Santista"],
  ["Funções pretendidas", "Pastor titular"],
  ["Funções pretendidas", "Pastor auxiliar"],
  ["Protocolo", "P-1"],
] as const;

interface Post {
  fields?: readonly (readonly [string, string])[];
  path?: string;
  json?: boolean;
  headers?: Record<string, string>;
}

const post = ({ fields = answers, path = "/f/pastor", json = true, headers = {} }: Post = {}) =>
  fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields.map(([name, answer]) => [name, answer])),
    headers: { ...(json ? { accept: "application/json" } : { accept: "text/html" }), ...headers },
  });

describe("a form sent by a script", () => {
  it("gets {next, ok} and is kept in its order", async () => {
    const response = await post();
    expect([response.status, await response.json()]).toEqual([200, { next: "/", ok: true }]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(store.all()).toMatchObject([{ id: 1, form: "pastor", fields: answers }]);
  });

  it("may come in parts", async () => {
    const parts = new FormData();
    for (const [name, answer] of answers) parts.append(name, answer);
    expect(
      (await fetch(`${url}/f/x`, { method: "POST", body: parts, headers: { accept: "application/json" } })).status,
    ).toBe(200);
    expect(store.all()).toMatchObject([{ fields: answers }]);
  });
});

describe("a form sent by a browser alone", () => {
  const next = ["_next", "https://exemplo.org/cadastro-recebido?a=1"] as const;

  it("is sent on to the page it asks for, on the site that it came from", async () => {
    const response = await post({
      fields: [...answers, next],
      json: false,
      headers: { referer: "http://127.0.0.1:8123/" },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("http://127.0.0.1:8123/cadastro-recebido?a=1");
    expect(store.all()).toHaveLength(1);
  });

  it("is sent there as it stands when nobody says where it came from", async () => {
    const response = await post({ fields: [...answers, next], json: false });
    expect(response.headers.get("location")).toBe(next[1]);
  });

  it("reads of an error on a page", async () => {
    const response = await post({ fields: [["email", "x"]], json: false });
    expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
  });
});

describe("refused", () => {
  it("a robot is thanked, and what it sent is dropped", async () => {
    expect((await post({ fields: [...answers, ["_gotcha", "x"]] })).status).toBe(200);
    expect(store.all()).toEqual([]);
  });

  it("a form without answers is EMPTY, a wrong e-mail TYPE_EMAIL", async () => {
    const empty = await post({ fields: [["_subject", "x"]] });
    expect([empty.status, await empty.json()]).toMatchObject([400, { errors: [{ code: "EMPTY" }] }]);
    const wrong = await post({ fields: [["email", "x"]] });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      422,
      { errors: [{ code: "TYPE_EMAIL", field: "email" }] },
    ]);
  });

  it("what is too large, not a form or has files", async () => {
    expect((await post({ fields: [["a", "x".repeat(1_000_001)]] })).status).toBe(413);
    const bad = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
    expect((await fetch(`${url}/f/x`, bad)).status).toBe(400);
    const files = new FormData();
    files.append("Foto", new Blob(["x"]), "x.png");
    const withFile = await fetch(`${url}/f/x`, {
      method: "POST",
      body: files,
      headers: { accept: "application/json" },
    });
    expect(await withFile.json()).toMatchObject({ errors: [{ code: "NO_FILE_UPLOADS" }] });
    expect(store.all()).toEqual([]);
  });

  it("other hosts, methods, forms and pages", async () => {
    expect((await ask(server, "/", { headers: { host: "evil.example" } })).status).toBe(421);
    expect((await ask(server, "/f/x")).status).toBe(405);
    expect((await ask(server, "/", { method: "POST" })).status).toBe(405);
    expect((await ask(server, "/f/a%2Fb", { method: "POST" })).status).toBe(404);
    expect((await ask(server, "/nada")).status).toBe(404);
  });
});

describe("faults", () => {
  it.each(Object.entries(formErrors))("%s, by the path", async (code, { status }) => {
    const response = await post({ path: `/fault/${code}/f/x` });
    expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ code }] }]);
    expect(store.all()).toEqual([]);
  });

  it.each([
    ["500-next", 500, /"next"/],
    ["200-html", 200, /<h1>/],
    ["502-html", 502, /<h1>/],
    ["204", 204, /^$/],
    ["200-empty", 200, /^\{\}$/],
    ["429", 429, /Too many/],
    ["429-hidden", 429, /Too many/],
    ["408", 408, /timeout/],
    ["200-errors", 200, /BLOCKED/],
    ["200-next-errors", 200, /"next".*"errors"/],
    ["403-closed", 403, /<h1>/],
    ["unknown", 400, /SOMETHING_NEW/],
  ])("%s, by a header", async (fault, status, body) => {
    const response = await post({ headers: { "x-inbox-fault": fault } });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
    expect(store.all()).toEqual([]);
  });

  it("hang says nothing; reset breaks the line, and with +kept the form has arrived", async () => {
    const waiting = fetch(`${url}/fault/hang/f/x`, {
      method: "POST",
      body: new URLSearchParams({ a: "b" }),
      signal: AbortSignal.timeout(300),
    });
    await expect(waiting).rejects.toThrow(/timeout/i);
    await expect(post({ path: "/fault/reset+kept/f/x" })).rejects.toThrow();
    expect(store.all()).toHaveLength(1);
  });
});

describe("the secretary's page", () => {
  beforeEach(async () => {
    await post({ fields: [...answers, ["_subject", "Cadastro de pastor · São Vicente"]] });
    await post({
      path: "/f/igreja",
      fields: [
        ["Cidade", "Bauru"],
        ["Função procurada", "Missionário"],
        ["Protocolo", "I-1"],
      ],
    });
  });
  const page = async () => (await ask(server, "/")).text;

  it("shows what came, newest first, answers as text", async () => {
    const html = await page();
    expect(html).toContain("2 cadastros");
    expect(html.indexOf("Bauru")).toBeLessThan(html.indexOf("São Vicente"));
    expect(html).toContain("<dd>José &amp; &lt;b&gt;Maria&lt;/b&gt;</dd>");
    expect(html).toContain("<dd>Pastor titular, Pastor auxiliar</dd>");
    expect(html).toContain("<dt>E-mail</dt>");
  });

  it("marks what came again under one protocol", async () => {
    expect(await page()).not.toContain("Enviado de novo");
    await post();
    expect((await page()).match(/Enviado de novo/g)).toHaveLength(1);
  });
});

it("keeps submissions over a restart, a line that was cut off aside", async () => {
  await post();
  appendFileSync(file, '{"id": 2, "form":');
  const again = openStore(file);
  expect(again.all()).toEqual(store.all());
  again.add("x", [["a", "b"]]);
  expect(
    openStore(file)
      .all()
      .map(({ form }) => form),
  ).toEqual(["pastor", "x"]);
  expect(readFileSync(file, "utf8").split("\n")).toHaveLength(4);
});

it("keeps the submission after one for which there was no room", () => {
  const write = fs.appendFileSync;
  const full = jest.spyOn(fs, "appendFileSync").mockImplementationOnce((path, data) => {
    write(path, String(data).slice(0, 20));
    throw new Error("ENOSPC");
  });
  expect(() => store.add("x", answers)).toThrow("ENOSPC");
  store.add("y", answers);
  expect(
    openStore(file)
      .all()
      .map(({ form }) => form),
  ).toEqual(["y"]);
  full.mockRestore();
});

test("beside a site it takes the next port that is free", async () => {
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, INBOX_FILE: `${makeFolder()}/inbox.jsonl` };
  for (const [settings, beside] of [
    [env, port - 1],
    [{ ...env, INBOX_PORT: `${port}` }, 0],
  ] as const) {
    const inbox = await openInboxBeside(".", settings, beside);
    await close(inbox.server);
    expect(Number(new URL(inbox.url).port)).toBeGreaterThan(port);
  }
});

describe("needsInbox", () => {
  const project = (files: Record<string, string>) => {
    const folder = makeFolder({ "content/settings/forms.yml": "roles: []\n", ...files });
    return [folder, join(folder, "content")] as const;
  };
  const ids = "pastorFormId: a\nchurchFormId: b\n";

  it.each([
    [true, {}, {}],
    [true, { "content/settings/forms.yml": "pastorFormId: a\n" }, {}],
    [true, { "content/settings/forms.yml": ": [" }, {}],
    [false, { "content/settings/forms.yml": ids }, {}],
    [false, {}, { GATSBY_PASTOR_FORM_ID: "a", GATSBY_CHURCH_FORM_ID: "b" }],
    [false, { ".env.production": "GATSBY_FORMS_URL=http://x/f\n" }, {}],
    [false, {}, { GATSBY_FORMS_URL: "http://x/f" }],
  ])("is %s with %j and %j", (expected, files, env) => {
    expect(needsInbox(...project(files), env as NodeJS.ProcessEnv)).toBe(expected);
  });
});
