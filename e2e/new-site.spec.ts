import { execFile } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { freePort } from "./free-port";
import { test } from "./project-copy";

const run = promisify(execFile);

const root = join(__dirname, "..");

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

/** What only the section of São Paulo says. The list of states in a form is no section's own. */
const foreign = /OPBB-SP|opbb-sp|S(ã|\\xe3|\\u00e3|&#xe3;)o Paulo(?! \(SP\))|Sao_Paulo|paulista|\(11\) ?\d{4}/gi;

/** Data of all 27 states, as the package of Brazilian data has it: in the form's code and in the editor's. */
const ofAllStates = /(["'`]?code["'`]?:["'`]SP["'`],["'`]?name["'`]?:["'`])S(ã|\\xe3|\\u00e3)o Paulo/gi;

/** Where a text names the section of São Paulo, with some words around. */
const namesIn = (text: string) =>
  [...text.replace(ofAllStates, "$1").matchAll(foreign)].map(({ index }) =>
    text.slice(Math.max(0, index - 40), index + 40),
  );

/** Puts two entries of each kind into the content, with every field. */
async function addEntries(project: string): Promise<void> {
  const made = mkdtempSync(join(project, "section-"));
  const { isGood, output } = await runIn(root, {}, "--import", "tsx", "scripts/testing/make-section.ts", "acre", made);
  expect(isGood, output).toBe(true);
  for (const name of readdirSync(made).filter((one) => one !== "settings" && one !== "pages"))
    cpSync(join(made, name), join(project, "content", name), { recursive: true });
  rmSync(made, { recursive: true });
}

/** What a program of the copy says, and whether it ended well. */
async function runIn(folder: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { cwd: folder, env: { ...process.env, CI: "true", ...env }, maxBuffer: 1 << 26 };
  return run(process.execPath, args, options).then(
    ({ stdout, stderr }) => ({ isGood: true, output: stdout + stderr }),
    (error: { stdout?: string; stderr?: string }) => ({ isGood: false, output: `${error.stdout}${error.stderr}` }),
  );
}

test("a section of another state gets a site that is built, and walked, says nothing of São Paulo, and goes live once its texts are written", async ({
  project: folder,
}) => {
  test.setTimeout(600_000);
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

  await addEntries(folder);
  appendFileSync(join(folder, "content/settings/site.yml"), "formerNames:\n  - OPBB de Rio Branco\n");
  const again = await runIn(folder, {}, "scripts/build.mjs");
  expect(again, again.output).toMatchObject({ isGood: true });
  const built = join(folder, "public");
  const read = (file: string) => readFileSync(join(built, file), "utf8");
  const texts = readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(built, file)).isFile())
    .filter((file) => /\.(html|m?js|json|xml|ics|css|txt|svg|webmanifest)$|\/?_(redirects|headers)$/.test(file))
    // The editor checks a choice among 27 states, each with its clock.
    .map(
      (file) =>
        [file, /^admin\/.*\.js$/.test(file) ? read(file).replaceAll("America/Sao_Paulo", "") : read(file)] as const,
    );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap(([file, text]) => namesIn(text).map((words) => `${file}: ${words}`))).toEqual([]);

  expect(existsSync(join(built, "conheca-a-opbb-ac", "index.html"))).toBe(true);
  expect(read("index.html")).toContain("Rio Branco, AC");
  expect(read("admin/index.html")).toContain("#/collections/pages/entries/privacy");
  expect(JSON.parse(read("municipios.json"))).toHaveLength(22);
  // Its clock is two hours behind that of São Paulo.
  expect(read("agenda.ics")).toContain("DTSTART;TZID=America/Rio_Branco:20990505T193000");
  expect(read("page-data/index/page-data.json")).toContain("20990506T003000Z");
  expect(read("_redirects")).toContain("/conheca-a-opbb-de-rio-branco /conheca-a-opbb-ac 301");
});
