import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "./project-copy";

const root = join(__dirname, "..");

/** What only the section of São Paulo says. The list of states in a form is no section's own. */
const foreign = /OPBB-SP|opbb-sp|S(ã|\\xe3|\\u00e3|&#xe3;)o Paulo(?! \(SP\))|Sao_Paulo|paulista|\(11\) ?\d{4}/gi;

/** Data of all 27 states, as the package of Brazilian data has it: in the form's code and in the editor's. */
const ofAllStates = /(["'`]?code["'`]?:["'`]SP["'`],["'`]?name["'`]?:["'`])S(ã|\\xe3|\\u00e3)o Paulo/gi;

/** Where a text names the section of São Paulo, with some words around. */
const namesIn = (text: string) =>
  [...text.replace(ofAllStates, "$1").matchAll(foreign)].map(({ index }) =>
    text.slice(Math.max(0, index - 40), index + 40),
  );

test("the site of a section in Acre says nothing of São Paulo, and its clock is two hours behind", async () => {
  test.setTimeout(300_000);
  const project = copyProject();
  const content = join(project, "content");
  execFileSync(process.execPath, ["--import", "tsx", "scripts/testing/make-section.ts", "acre", content], {
    cwd: root,
  });
  const env = { ...process.env, CI: "true" };
  Reflect.deleteProperty(env, "CONTENT_DIR");
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: project, env });
  const built = join(project, "public");
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

  expect(read("index.html")).toContain("Escritório do Acre");
  expect(JSON.parse(read("municipios.json"))).toHaveLength(22);
  expect(read("agenda.ics")).toContain("DTSTART;TZID=America/Rio_Branco:20990505T193000");
  expect(read("page-data/index/page-data.json")).toContain("20990506T003000Z");
  expect(read("_redirects")).toContain("/conheca-a-opbb-de-testes /conheca-a-opbb-ac 301");

  // Its texts are short, and have a list, a table and every field: nobody is told that they are too heavy.
  execFileSync(process.execPath, ["--import", "tsx", "scripts/check-budgets.ts", built], { cwd: root, env });
  rmSync(project, { recursive: true });
});
