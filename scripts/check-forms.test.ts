import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tryForm, tryReport } from "./check-forms";
import { createInbox } from "./inbox/server";
import { openStore, type Store } from "./inbox/store";
import { testFault } from "./inbox/testing/faults";
import { makeFolder, removeFolders } from "./server/testing/folders";
import { close, open } from "./server/testing/http";

let server: Server;
let store: Store;
let url: string;
beforeAll(async () => {
  store = openStore(`${makeFolder()}/inbox.jsonl`);
  server = createInbox(store, testFault);
  await open(server);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await close(server);
  removeFolders();
});

const site = "https://secao.example.org";

test("a form that works gets one registration, marked as a test", async () => {
  expect(await tryForm(`${url}/f/xexemplo`, site)).toMatchObject({ ok: true, text: expect.stringMatching(/^aceito/) });
  expect(store.all()).toHaveLength(1);
  expect(store.all()[0]?.fields).toContainEqual(["_subject", "TESTE do site: pode apagar"]);
});

test.each([
  ["FORM_NOT_FOUND", /não existe nenhum formulário/],
  ["BLOCKED", /recusado/],
  ["429", /não aceita mais envios/],
  ["200-errors", /resposta 200/],
  ["502-html", /resposta 502/],
  ["reset", /sem resposta/],
])("%s is told as what it is", async (fault, text) => {
  expect(await tryForm(`${url}/fault/${fault}/f/xexemplo`, site)).toEqual({
    ok: false,
    text: expect.stringMatching(text),
  });
});

test("a form for errors is tried as an open page reports them", async () => {
  const before = store.all().length;
  expect(await tryReport(`${url}/f/xerros`, site)).toMatchObject({ ok: true, text: expect.stringMatching(/^aceito/) });
  expect(store.all()).toHaveLength(before + 1);
});

test.each([
  ["FORM_NOT_FOUND", /não existe nenhum formulário/],
  ["200-errors", /reCAPTCHA/],
  ["502-html", /resposta 502/],
  ["reset", /sem resposta/],
])("%s of a form for errors is told as what it is", async (fault, text) => {
  expect(await tryReport(`${url}/fault/${fault}/f/xerros`, site)).toEqual({
    ok: false,
    text: expect.stringMatching(text),
  });
});
