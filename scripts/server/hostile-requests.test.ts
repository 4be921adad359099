import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createInbox } from "../inbox/server";
import { openStore } from "../inbox/store";
import { createSiteServer } from "./site";
import { makeFolder, removeFolders } from "./testing/folders";
import { ask, close, open } from "./testing/http";

const outside = makeFolder({ "segredo.txt": "SEGREDO", "site/index.html": "início", "site/404.html": "não há" });
const servers: Readonly<Record<string, Server>> = {
  site: createSiteServer({ root: () => join(outside, "site") }),
  inbox: createInbox(openStore(join(outside, "inbox.jsonl"))),
};

beforeAll(() => Promise.all(Object.values(servers).map(open)));
afterAll(async () => {
  await Promise.all(Object.values(servers).map(close));
  removeFolders();
});

/** Sends these bytes as they are, and gives back what came until the server hung up. */
function sendRaw(server: Server, text: string, timeout = 4_000): Promise<string> {
  return new Promise((resolve) => {
    let reply = "";
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(text, "latin1"));
    socket.setTimeout(timeout, () => socket.destroy());
    socket.on("data", (chunk) => {
      reply += chunk.toString("latin1");
    });
    socket.once("error", () => resolve(reply));
    socket.once("close", () => resolve(reply));
  });
}

const get = (target: string, more = "") =>
  `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`;

describe.each(Object.entries(servers))("%s", (_name, server) => {
  it.each(
    [
      "/../segredo.txt",
      "/../../../../../../../../etc/passwd",
      "/..%2fsegredo.txt",
      "/..%5csegredo.txt",
      "/..\\segredo.txt",
      "/%2e%2e/segredo.txt",
      "/%2E%2E%2Fsegredo.txt",
      "/.%2e/segredo.txt",
      "/%252e%252e%252fsegredo.txt",
      "/%c0%ae%c0%ae/segredo.txt",
      "/%c0%ae%c0%ae%c0%afsegredo.txt",
      "/%e0%80%ae%e0%80%ae/segredo.txt",
      "/%uff0e%uff0e/segredo.txt",
      "/\uff0e\uff0e/segredo.txt",
      "/..;/segredo.txt",
      "/./../segredo.txt",
      "/a/../../segredo.txt",
      "//segredo.txt/../../segredo.txt",
      "/%00../segredo.txt",
      "/index.html%00.txt",
      "file:///etc/passwd",
      "http://127.0.0.1/../segredo.txt",
      "http://evil.example/",
      "*",
      "/?%",
      "/%",
      `/${"../../src/".repeat(500)}segredo.txt`,
      `/${"a/".repeat(3_000)}`,
      `/${"%2e".repeat(2_000)}`,
    ].map((target) => [target.slice(0, 60), target]),
  )("gives nothing from outside its folder for %s", async (_shown, target) => {
    const reply = await sendRaw(server, get(target));
    expect(reply).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    expect(reply).not.toMatch(/^HTTP\/1\.1 5\d\d /);
    expect(reply).not.toMatch(/SEGREDO|root:/);
  });

  it.each([
    ["nonsense", "\x00\x01\x02\x03\r\n\r\n"],
    ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"],
    ["a strange host", get("/").replace("127.0.0.1", "127.0.0.1@evil.example")],
    ["a header over two lines", get("/", "X-A: b\r\n c: d\r\n")],
    ["two lengths", "POST /f/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello"],
    [
      "a length and chunks",
      "POST /f/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    ],
    ["a broken chunk", "POST /f/x HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n"],
    ["a length below zero", "POST /f/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n"],
    ["headers without end", `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${"a".repeat(40_000)}\r\n\r\n`],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"],
    ["an upgrade", get("/", "Upgrade: websocket\r\n").replace("close", "Upgrade")],
    ["a wish to continue", get("/", "Expect: 100-continue\r\n")],
    ["ranges without end", get("/", `Range: bytes=${"0-1,".repeat(2_000)}0-1\r\n`)],
  ])("survives %s", async (_kind, text) => {
    await sendRaw(server, text, 300);
    expect((await ask(server, "/")).status).toBe(200);
  });

  it("listens on this machine only", () => {
    expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
  });

  it("gives a request that does not come to its end up in time", () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
  });
});

it("the inbox stops reading where a body is too long", async () => {
  const head =
    "POST /f/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99000000\r\n\r\n";
  const reply = await sendRaw(servers.inbox as Server, `${head}a=${"x".repeat(1_100_000)}`);
  expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  expect((await ask(servers.inbox as Server, "/")).status).toBe(200);
});
