import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../../src/lib/escape-html";
import type { LocalServer } from "./local-server";

/** Writes what is served until the first good build: the editor, and a page with the problems. */
export async function writeInstead(
  folder: string,
  problems: string,
  { writePage }: Pick<LocalServer, "writePage">,
): Promise<void> {
  await mkdir(join(folder, "admin"), { recursive: true });
  await writePage(folder);
  await copyFile("static/_headers", join(folder, "_headers"));
  const page = pageOf(problems);
  for (const name of ["index.html", "404.html"]) await writeFile(join(folder, name), page);
}

const pageOf = (problems: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>O site ainda não foi construído</title>
  </head>
  <body>
    <h1>O site ainda não foi construído</h1>
    <p>Corrija o que está abaixo <a href="/admin">no editor</a>, ou nos arquivos. Depois, recarregue esta página.</p>
    <pre style="white-space: pre-wrap">${escapeHtml(problems || "O terminal mostra o que aconteceu.")}</pre>
  </body>
</html>
`;
