import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { escapeHtml } from "../../src/lib/escape-html";
import { filesIn } from "../../src/lib/files-in";
import { oldAddresses } from "../live/old-addresses";

/**
 * Copies a built site for hosts that give `noticias/index.html` the address `/noticias/`: a page becomes `noticias.html`.
 * Rules are rewritten for Cloudflare Pages; GitHub Pages reads none, and gets pages that redirect.
 */
export async function flattenFor(host: "cloudflare" | "github", from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const pages = (await filesIn(to)).filter((name) => basename(name) === "index.html" && dirname(name) !== ".");
  for (const page of pages) renameSync(join(to, page), join(to, `${dirname(page)}.html`));
  const headers = join(to, "_headers");
  const redirects = join(to, "_redirects");
  const lines = readFileSync(redirects, "utf8").split("\n").filter(Boolean);
  if (host === "cloudflare") {
    writeFileSync(
      redirects,
      cloudflareRedirects(
        lines,
        pages.map((page) => `/${dirname(page)}`),
      ),
    );
    writeFileSync(headers, cloudflareHeaders(readFileSync(headers, "utf8")));
    return;
  }
  rmSync(headers);
  rmSync(redirects);
  // Without it, GitHub ignores names with an underscore.
  writeFileSync(join(to, ".nojekyll"), "");
  for (const page of pages) leadOn(to, `/${page}`, `/${dirname(page)}`);
  for (const [old, present] of oldAddresses(from)) {
    if (extname(old)) copyTo(join(to, present), join(to, old));
    else for (const file of [`${old}.html`, `${old}/index.html`]) leadOn(to, file, present);
  }
}

/** On Cloudflare a rule matches one spelling, goes before files, and can't answer 404: error pages come with 200. */
const cloudflareRedirects = (lines: readonly string[], pages: readonly string[]): string =>
  lines
    .flatMap((line) => {
      const [from = "", to = "", status = ""] = line.split(" ");
      if (status !== "404") return [line, `${from}/ ${to} ${status}`];
      const files = pages.filter((page) => page.startsWith(from.replace("*", "")));
      return [...files.flatMap((page) => [`${page} ${page} 200`, `${page}/ ${page} 301`]), `${from} ${to} 200`];
    })
    .map((line) => `${line}\n`)
    .join("");

/** Cloudflare joins the values of two rules, and lets other sites read every file. */
const cloudflareHeaders = (text: string): string =>
  text
    .replace(/^\/\*$/m, "$&\n  ! Access-Control-Allow-Origin")
    .replace(/^ +(Cross-Origin-Resource-Policy): cross-origin$/gm, "  ! $1\n$&");

function copyTo(source: string, target: string) {
  if (!existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target);
}

function leadOn(site: string, file: string, target: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  const href = escapeHtml(target);
  writeFileSync(
    join(site, file),
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Esta página mudou de endereço</title><meta name="robots" content="noindex"><link rel="canonical" href="${href}"><meta http-equiv="refresh" content="0; url=${href}"><p><a href="${href}">Esta página mudou de endereço</a></p></html>\n`,
  );
}
