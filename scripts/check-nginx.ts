import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readPages } from "./built-pages";
import { freePort } from "./free-port.mjs";
import { ask, sendRaw } from "./nginx/ask";
import { findNginx, type Nginx } from "./nginx/binary";
import { startNginx } from "./nginx/process";
import { publishForNginx } from "./server/nginx/publish";
import { parseRedirects } from "./server/redirects";
import { createSiteServer } from "./server/site";

const built = process.argv[2] ?? "public";
const problems: string[] = [];

/** Notes what is not as it should be. */
function expectSame(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) problems.push(`${what}: ${is}, and should be ${should}`);
}

async function main(): Promise<void> {
  const nginx = await findNginx();
  if (!nginx) {
    console.log(
      "skipped: nginx is not installed here and can't be fetched with apt-get. / O nginx não está instalado.",
    );
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "opbb-nginx-"));
  try {
    await checkSite(nginx, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (!nginx.brotliModule) console.log("skipped: Brotli; the package libnginx-mod-http-brotli-static is not there.");
  console.log(problems.length > 0 ? problems.join("\n") : "nginx answers as the local server does.");
  if (problems.length > 0) process.exitCode = 1;
}

async function checkSite(nginx: Nginx, folder: string): Promise<void> {
  const port = await freePort();
  const site = join(folder, "site");
  const publish = (from: string) =>
    publishForNginx(from, {
      folder: site,
      listen: `127.0.0.1:${port}`,
      serverName: "_",
      brotli: nginx.brotliModule !== undefined,
    });
  await publish(built);
  const running = await startNginx(nginx, folder, join(site, "site.conf"), port);
  const local = createSiteServer({ root: () => built });
  await new Promise<void>((resolve) => local.listen(0, "127.0.0.1", resolve));
  try {
    await checkAddresses(port, local);
    await checkCompression(port, nginx.brotliModule !== undefined);
    await checkAttacks(port);
    await checkSwitch(port, publish, join(folder, "second"));
    const complaints = running
      .complaints()
      .split("\n")
      .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line));
    expectSame("what nginx complained of", complaints, []);
  } finally {
    await running.stop();
    local.closeAllConnections();
    local.close();
  }
}

/** The headers in which both servers must agree. */
const compared = [
  "content-type",
  "location",
  "cache-control",
  "content-security-policy",
  "strict-transport-security",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "cross-origin-resource-policy",
  "cross-origin-opener-policy",
];

/** Every page, other spellings, every redirect, what is missing, and a file of each kind: as the local server answers. */
async function checkAddresses(port: number, local: Server): Promise<void> {
  const pages = await readPages(built);
  const rules = parseRedirects(await readFile(join(built, "_redirects"), "utf8"));
  const assets = pages.flatMap(({ html }) =>
    [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)"/g)].map(([, path = ""]) => path),
  );
  const byKind = new Map(assets.map((path) => [path.replace(/.*\./, ""), path]));
  const first = pages.find(({ path }) => /^\/\w+$/.test(path))?.path ?? "/";
  const paths = [
    ...pages.map(({ path }) => path).filter((path) => path !== "/404.html"),
    ...rules.map(({ from }) => from.replaceAll("*", "qualquer")),
    ...byKind.values(),
    ...["/", "/?a=1", "/nao-existe", "/_headers", "/_redirects", "/.env", "/noticias/nao-existe/x"],
    ...[`${first}/`, `${first}/index.html`, `${first}/?a=%C3%A9`, "/index.html", `${first}?a=b`],
  ];
  const localPort = (local.address() as AddressInfo).port;
  for (const path of paths) {
    const [actual, expected] = await Promise.all([ask(port, path), ask(localPort, path)]);
    expectSame(`${path}, status`, actual.status, expected.status);
    const isMissing = expected.status === 404;
    for (const name of compared) {
      if (actual.status >= 300 && actual.status < 400 && name !== "location") continue;
      // What is not there is asked for again in any case: how, the two say differently.
      if (isMissing && name === "cache-control") continue;
      const tidy = (value: unknown) =>
        typeof value === "string"
          ? value.replace(/;\s*/g, "; ").replace("application/javascript", "text/javascript")
          : value;
      expectSame(
        `${path}, ${name}`,
        withoutCharset(tidy(actual.headers[name])),
        withoutCharset(tidy(expected.headers[name])),
      );
    }
    if (actual.status === 200 || isMissing) expectSame(`${path}, body`, actual.body.equals(expected.body), true);
  }
  expectSame("POST /", (await ask(port, "/", { method: "POST" })).status, 405);
}

const withoutCharset = (type: unknown) => (typeof type === "string" ? type.replace(/; charset=utf-8$/i, "") : type);

async function checkCompression(port: number, brotli: boolean): Promise<void> {
  const plain = (await ask(port, "/")).body;
  const gzip = await ask(port, "/", { headers: { "accept-encoding": "gzip" } });
  expectSame("gzip", [gzip.headers["content-encoding"], gunzipSync(gzip.body).equals(plain)], ["gzip", true]);
  if (brotli) {
    const br = await ask(port, "/", { headers: { "accept-encoding": "gzip, br" } });
    expectSame("Brotli", [br.headers["content-encoding"], brotliDecompressSync(br.body).equals(plain)], ["br", true]);
  }
  const { etag = "" } = (await ask(port, "/")).headers;
  expectSame("asked for again, unchanged", (await ask(port, "/", { headers: { "if-none-match": etag } })).status, 304);
}

/** Raw, as no client would send them. None may get a file from outside, another header, or send the visitor elsewhere. */
async function checkAttacks(port: number): Promise<void> {
  const targets = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/static/..%5c..%5cetc/passwd",
    "/%252e%252e/etc/passwd",
    "/..%c0%af..%c0%afetc/passwd",
    "/static../etc/passwd",
    "/%00",
    "//evil.example/",
    "/%2f/evil.example/",
    "/\\evil.example/",
    "/\\evil.example/index.html",
    "//evil.example/index.html",
    "/a%0d%0aX-Injected:%20y/",
    "/a%0aX-Injected: y/index.html",
    "http://evil.example/",
    "*",
    `/${"a".repeat(20_000)}`,
  ];
  for (const target of targets) {
    const reply = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [head = "", body = ""] = reply.split("\r\n\r\n");
    const shown = target.slice(0, 60);
    expectSame(`${shown} is answered`, /^HTTP\/1\.1 (200|301|400|404|414) /.test(head), true);
    expectSame(`${shown} shows nothing from outside`, body.includes("root:"), false);
    expectSame(`${shown} adds no header`, /^x-injected/im.test(head), false);
    const location = /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? "/";
    expectSame(`${shown} leads nowhere else (${location})`, new URL(location, "http://x.example").host, "x.example");
  }
  await sendRaw(
    port,
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
  );
  await sendRaw(port, "\u0000\u0001\u0002\r\n\r\n");
  expectSame("after all that", (await ask(port, "/")).status, 200);
}

/** While requests pour in, releases change: every answer is of one of them, and whole. */
async function checkSwitch(port: number, publish: (from: string) => Promise<unknown>, second: string): Promise<void> {
  const old = await readFile(join(built, "index.html"), "utf8");
  const script = /src="(\/boot-[^"]+)"/.exec(old)?.[1] ?? "";
  await cp(built, second, { recursive: true, preserveTimestamps: true });
  await writeFile(join(second, "index.html"), "novo".repeat(10_000));
  await rm(join(second, script));
  let isOver = false;
  const seen = new Set<string>();
  const asking = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const { status, body } = await ask(port, "/");
      const text = body.toString();
      seen.add(
        status !== 200
          ? `status ${status}`
          : text === old
            ? "old"
            : text === "novo".repeat(10_000)
              ? "new"
              : "a mixture",
      );
    }
  });
  for (const from of [second, built, second]) await publish(from);
  isOver = true;
  await Promise.all(asking);
  expectSame("seen while releases changed", [...seen].sort(), ["new", "old"]);
  expectSame("a file of the release before", (await ask(port, script)).status, 200);
}

void main();
