import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";

/** The site that `npm run build` left. */
export const built = resolve(__dirname, "../public");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A built site on a server of its own, on which a test deploys another build or breaks something. */
export interface DeployedSite {
  readonly url: string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  /** Serves another folder from now on. */
  readonly deploy: (folder: string) => void;
  /** The first answer whose pattern fits a path replaces the file. */
  readonly answer: (pattern: RegExp, answer: Answer) => void;
  readonly close: () => Promise<void>;
}

export async function serveSite(first: string): Promise<DeployedSite> {
  let folder = first;
  const asked: string[] = [];
  const answers: [RegExp, Answer][] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    asked.push(path);
    const [, answer] = answers.find(([pattern]) => pattern.test(path)) ?? [];
    if (answer) answer(request, response);
    else sendFile(folder, path, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    deploy: (next) => {
      folder = next;
    },
    answer: (pattern, answer) => void answers.unshift([pattern, answer]),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function sendFile(folder: string, path: string, response: ServerResponse) {
  const found = [join(folder, path), join(folder, path, "index.html")].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );
  const file = found ?? join(folder, "404.html");
  response.writeHead(found ? 200 : 404, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "cache-control": file.endsWith(".js") && found ? "public, max-age=31536000, immutable" : "no-cache",
  });
  response.end(readFileSync(file));
}

const made: string[] = [];

/**
 * A copy of the built site, in which texts may be replaced: for settings that only the environment of a build sets, as one
 * build for each would cost minutes. Pictures are not copied.
 */
export function copyBuild(id: string, replace: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "opbb-build-"));
  made.push(folder);
  cpSync(built, folder, {
    recursive: true,
    filter: (source) => !/[\\/]public[\\/](static|admin|pagefind)$/.test(source),
  });
  if (existsSync(join(built, "static"))) symlinkSync(join(built, "static"), join(folder, "static"), "dir");
  rewrite(folder, /\.(html|json)$/, (text) =>
    Object.entries(replace).reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  );
  setFacts(folder, { id });
  return folder;
}

/** Changes what a copied build tells open pages: its version, and settings. */
export function setFacts(folder: string, facts: Readonly<Record<string, unknown>>): void {
  const file = join(folder, "page-data/app-data.json");
  writeFileSync(file, JSON.stringify({ ...readJson(file), ...facts }));
  if (typeof facts.id !== "string") return;
  const before: { id: string } = readJson(join(folder, "builds/latest.json"));
  const { prerendered } = readJson(join(folder, `builds/meta/${before.id}.json`));
  const version = { id: facts.id, timestamp: Date.now() };
  writeFileSync(join(folder, "builds/latest.json"), JSON.stringify(version));
  writeFileSync(join(folder, `builds/meta/${facts.id}.json`), JSON.stringify({ ...version, prerendered }));
}

/** The version of a built site, as it tells it. */
export const idOf = (folder: string): string => readJson(join(folder, "builds/latest.json")).id;

export function removeCopies(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

function rewrite(folder: string, names: RegExp, change: (text: string) => string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const before = readFileSync(file, "utf8");
    const after = change(before);
    if (after !== before) writeFileSync(file, after);
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
