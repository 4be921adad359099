import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { freePort } from "./free-port";
import { copyProject } from "./project-copy";

const run = promisify(execFile);

/** A section that does not exist, of a state that is not the sample's. */
const section = {
  sigla: "OPBB-AC",
  nome: "Ordem dos Pastores Batistas do Brasil, Seção Acre",
  estado: "AC",
  cidade: "Rio Branco",
  endereco: "Rua da Imaginação, 10; CEP 69900-000",
  telefone: "(68) 5555-0100",
  email: "secretaria@opbb-ac.example.org",
  site: "https://opbb-ac.example.org",
};

/** What a program of the copy says, and whether it ended well. */
async function runIn(folder: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { cwd: folder, env: { ...process.env, CI: "true", ...env }, maxBuffer: 1 << 26 };
  return run(process.execPath, args, options).then(
    ({ stdout, stderr }) => ({ isGood: true, output: stdout + stderr }),
    (error: { stdout?: string; stderr?: string }) => ({ isGood: false, output: `${error.stdout}${error.stderr}` }),
  );
}

test("a section of another state gets a site that is built, and walked, and goes live once its texts are written", async () => {
  test.setTimeout(600_000);
  const folder = copyProject();
  expect(existsSync(join(folder, "content"))).toBe(false);

  const options = Object.entries(section).flatMap(([name, value]) => [`--${name}`, value]);
  const made = await runIn(folder, {}, "scripts/new-site.mjs", ...options);
  expect(made, made.output).toMatchObject({ isGood: true });
  // The privacy policy is the first thing that is missing.
  expect(made.output).toMatch(
    /Falta antes de publicar:\n\nPolítica de privacidade \(content\/pages\/privacy\/index\.md\)\n/,
  );

  const live = await runIn(folder, { LIVE_BUILD: "true" }, "scripts/build.mjs");
  expect(live.isGood).toBe(false);
  expect(live.output).toContain("O site não pode ir ao ar");
  expect(live.output).toContain("o CNPJ da Seção");
  expect(existsSync(join(folder, "public/index.html"))).toBe(false);

  // As CI judges a section's content, with the journeys that hold for any.
  cpSync(__dirname, join(folder, "e2e"), { recursive: true });
  const ports = { E2E_PORT: String(await freePort()), E2E_INBOX_PORT: String(await freePort()) };
  const judged = await runIn(folder, ports, "scripts/check.mjs");
  expect(judged, judged.output).toMatchObject({ isGood: true });
  expect(judged.output).toContain("O conteúdo está em ordem. Pode ser publicado.");

  const built = join(folder, "public");
  const names = readdirSync(built, { recursive: true, encoding: "utf8" });
  const pages = names.filter((name) => name.endsWith(".html") && statSync(join(built, name)).isFile());
  const texts = pages.map((name) => readFileSync(join(built, name), "utf8"));
  expect(pages).toContain(join("conheca-a-opbb-ac", "index.html"));
  expect(texts.filter((text) => /OPBB-SP|opbb-sp/.test(text))).toEqual([]);
  expect(readFileSync(join(built, "index.html"), "utf8")).toContain("Rio Branco, AC");
  expect(readFileSync(join(built, "admin/index.html"), "utf8")).toContain("#/collections/pages/entries/privacy");
  rmSync(folder, { recursive: true });
});
