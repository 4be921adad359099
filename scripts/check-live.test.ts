import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createPlainServer, type RequestListener } from "node:http";
import { createServer } from "node:https";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayIn, longDay } from "../src/lib/dates";
import { dailyRule } from "./live/outside";
import { openSite } from "./live/visit";

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), "live-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as a cron job does. */
const look = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: unknown; text: string }>((done) =>
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/check-live.ts", ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, text: stdout + stderr }),
    ),
  );

const sent: (string | undefined)[] = [];

/** A page, whatever is asked for, and a form that sends elsewhere. */
const answer: RequestListener = ({ url, method }, response) => {
  if (method !== "GET") sent.push(`${method} ${url}`);
  const body = `<link rel="canonical" href="https://outro.example.org/"><form name="church-registration" method="post" action="/f/xoutro"><h1>${url}</h1>${url === "/rss.xml" ? " ".repeat(2000) : ""}`;
  response.writeHead(200, { "content-type": "text/html", server: "GitHub.com" }).end(body);
};

async function serve(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" && address?.port}`;
}

it("says what is wrong and what to do, and what the host is known not to do", async () => {
  const server = createPlainServer(answer);
  const url = `http://${await serve(server)}`;
  const { code, text } = await look([url, "--commit=abc123"]);
  server.close();
  expect(code).toBe(1);
  expect(text).toMatch(/✗ O que não existe responde 404.*\n {4}\/nao-existe: 200\n[^✗]*→ Veja em docs\/deploy\.md/);
  expect(text).toMatch(/– Cabeçalhos de segurança\n {4}GitHub Pages não faz isso/);
  expect(text).toMatch(/✗ No ar está a versão mais nova\n.*deveria ser abc123/);
  // Not the others, which fit into one packet.
  expect(text).toMatch(/✗ Textos vêm comprimidos\n {4}\/rss\.xml: sem compressão\n {4}→/);
  expect(text).toMatch(/\d+ de 16 pontos pedem atenção/);
  expect(sent).toEqual([]);
});

it("asks again where a line was cut", async () => {
  const cut = new Set<string>();
  const server = createPlainServer((request, response) => {
    if (cut.size === cut.add(request.url ?? "").size) answer(request, response);
    else request.socket.destroy();
  });
  const { text } = await look([`http://${await serve(server)}`]);
  server.close();
  expect(text).not.toMatch(/sem resposta|não responde/);
});

it("says where the address leads", async () => {
  const server = createPlainServer((_, response) =>
    response.writeHead(301, { location: "https://www.secao.example.org/" }).end(),
  );
  const { code, text } = await look([`http://${await serve(server)}`]);
  server.close();
  expect(code).toBe(1);
  expect(text).toMatch(/leva a https:\/\/www\.secao\.example\.org\. Confira esse/);
  expect(text).not.toContain("✗");
});

it.each([
  [5, /✗ O certificado vale.*\n {4}o certificado vale por mais [45] dias/],
  [90, /✓ O certificado vale/],
])("a certificate that is good for %d days", async (days, expected) => {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", String(days)],
    ...["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"],
  ]);
  expect(made.status).toBe(0);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, answer);
  const env = { NODE_EXTRA_CA_CERTS: cert, GATSBY_PASTOR_FORM_ID: "xpastores", GATSBY_CHURCH_FORM_ID: "xigrejas" };
  const url = `https://${await serve(server)}`;
  const { text } = await look([url], env);
  const unknown = await look([url]);
  server.close();
  expect(unknown.code).toBe(1);
  expect(unknown.text).toMatch(/^O certificado de https:.* não vale \(self-signed certificate\)/);
  expect(text).toMatch(expected);
  expect(text).toContain("✓ O site é construído todos os dias");
  expect(text).toMatch(/✗ O site diz o seu próprio endereço\n {4}https:\/\/outro\.example\.org/);
  expect(text).toMatch(
    /✗ Os cadastros vão.*\n {4}Cadastro de pastor .*não tem formulário\n {4}Cadastro de igreja .* envia a xoutro, e não a xigrejas\n {4}→/,
  );
});

/** A day in São Paulo, so many days ago. */
const daysAgo = (days: number) => dayIn("America/Sao_Paulo", new Date(Date.now() - days * 86_400_000));

it.each([
  ["today", { day: daysAgo(0) }, []],
  ["yesterday", { day: daysAgo(1) }, []],
  ["of another time zone, tomorrow", { day: daysAgo(-1) }, []],
  ["two days ago", { day: daysAgo(2) }, [`a última construção foi em ${longDay(daysAgo(2))}`]],
  ["by an older version, which names no day", { commit: "abc" }, []],
])("a site that was built %s", async (_, written, found) => {
  const server = createPlainServer((_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(written)),
  );
  const told = await dailyRule.find(openSite(`http://${await serve(server)}`));
  server.close();
  expect(told).toEqual(found);
});

it("a site without an editor says nothing of its day", async () => {
  const server = createPlainServer(answer);
  const told = await dailyRule.find(openSite(`http://${await serve(server)}`));
  server.close();
  expect(told).toEqual([]);
});

it("a site that nobody answers for", async () => {
  const { code, text } = await look(["https://127.0.0.1:1"]);
  expect(code).toBe(2);
  expect(text).toContain("https://127.0.0.1:1 não responde");
});

it("what is neither an address nor a folder", async () => {
  const { code, text } = await look(["secao.example.org"]);
  expect(code).toBe(1);
  expect(text).toMatch(/^“secao\.example\.org” não é um endereço nem uma pasta\. .*https:\/\//);
  expect(text).not.toContain("✗");
});
