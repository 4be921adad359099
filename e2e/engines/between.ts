import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server between a browser and the site. Classic WebDriver neither tells what a page complains of nor holds back what it asks
 * for: this does, for every engine alike.
 */
export interface Between {
  readonly url: string;
  /** What pages said on their console, threw, or were refused by their policy, and answers that were faults. */
  readonly complaints: string[];
  /** Answers to a path wait for a promise. */
  readonly hold: (path: RegExp, until: Promise<unknown>) => void;
  /** Changes the text that is answered to a path. */
  readonly change: (path: RegExp, how: (text: string) => string) => void;
  /** Each page that is opened from now on has this script too, as a file that the browser keeps: a command with it is slow. */
  readonly bring: (script: string) => void;
  readonly close: () => Promise<unknown>;
}

/** What is sent here is a complaint. */
export const mailbox = "/_complaints";

/** Runs in every page before all else, also before its policy, which forbids scripts in the page. */
function listen(address: string) {
  const tell = (...parts: unknown[]) =>
    navigator.sendBeacon(
      address,
      [location.pathname, ...parts.map((part) => (part instanceof Error ? `${part} ${part.stack}` : part))].join(" "),
    );
  for (const level of ["log", "info", "warn", "error", "debug"] as const) {
    const original = console[level];
    console[level] = (...said: unknown[]) => {
      tell(`console.${level}`, ...said);
      original.apply(console, said);
    };
  }
  // Not those of files: what a page still loads when it is left fails too, and what is missing shows below by its status.
  addEventListener("error", ({ message, error }) => tell("error", message, error));
  addEventListener("unhandledrejection", ({ reason }) => tell("unhandled rejection", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    tell("policy", violatedDirective, blockedURI, sample),
  );
}

const script = `<script>(${listen})("${mailbox}")</script>`;
const broughtFile = "/_brought.js";

export async function openBetween(site: string): Promise<Between> {
  const complaints: string[] = [];
  const held: [RegExp, Promise<unknown>][] = [];
  const changes: [RegExp, (text: string) => string][] = [];
  let brought = "";
  /** A page from which nothing may go out may still complain here. Its policy stands twice; one is enough. */
  const listenIn = (html: string) =>
    html
      .replace("<head>", () => `<head>${script}${brought && `<script defer src="${broughtFile}"></script>`}`)
      .replace("connect-src 'none'", "connect-src 'self'");

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? "/";
    if (path === mailbox) {
      complaints.push(String(await bodyOf(incoming)));
      outgoing.writeHead(204).end();
      return;
    }
    if (path === broughtFile) {
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "max-age=600" }).end(brought);
      return;
    }
    for (const [pattern, until] of held) if (pattern.test(path)) await until;
    // Nobody waits for it any more.
    if (incoming.socket.destroyed) return;
    const { "accept-encoding": _encoding, ...headers } = incoming.headers;
    const passed = request(new URL(path, site), { method: incoming.method ?? "GET", headers }, async (response) => {
      const status = response.statusCode ?? 502;
      if (status >= 400) complaints.push(`${status} ${path}`);
      const isPage = /^text\/html/.test(response.headers["content-type"] ?? "");
      const [, change = isPage && listenIn] = changes.find(([pattern]) => pattern.test(path)) ?? [];
      // What the browser has already is as it was changed then.
      if (!change || incoming.method !== "GET" || status === 304) {
        outgoing.writeHead(status, response.headers);
        response.pipe(outgoing);
        return;
      }
      const text = change(String(await bodyOf(response)));
      const { "content-length": _length, "content-security-policy": _policy, ...kept } = response.headers;
      outgoing.writeHead(status, kept).end(text);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };

  const server: Server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    complaints,
    hold: (path, until) => held.push([path, until]),
    change: (path, how) => changes.push([path, how]),
    bring: (text) => {
      brought = text;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}
