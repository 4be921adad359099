import { writeFileSync } from "node:fs";
import { checkContent } from "../plugins/source-content/files/check";
import { model } from "../src/content-types";
import { inParallel } from "../src/lib/in-parallel";
import { ensureBrowser } from "./browser.mjs";
import { createSourceFinder, entriesNamedIn } from "./page-sources";
import { lastLines, runNpm } from "./run.mjs";

/** Checks for any content: npm script → what its failure means. */
const siteChecks: Readonly<Record<string, string>> = {
  "check:pages": "Há páginas que não se mostram como devem.",
  "check:html": "Há páginas com HTML errado.",
  "check:links": "Há links que não levam a lugar nenhum, ou páginas sem título ou descrição.",
  "check:feeds": "O que buscadores, leitores de notícias e redes sociais leem não está certo.",
  "check:live": "O site não responde como deve, ou a proteção das páginas não está completa.",
  "check:budgets": "Há páginas pesadas demais para um celular. Divida um texto muito longo em dois.",
};

/** Checks run at once: most keep one processor busy. */
const atOnce = 2;

type Outcome = readonly [heading: string, text: string, isGood?: true];

/** Checks the content: the content check, a build, and the checks of the built site. */
export async function checkSite(project: string, comment?: string): Promise<void> {
  const began = Date.now();
  const [heading, text, isGood] = await judge(project);
  console.log(`${heading}\n\n${text}\n\n${Math.ceil((Date.now() - began) / 1000)} s`);
  // Indented, so that no title acts as Markdown.
  if (comment) writeFileSync(comment, `**${heading}**\n\n${text.replace(/^/gm, "    ")}\n`);
  if (!isGood) process.exitCode = 1;
}

async function judge(project: string): Promise<Outcome> {
  const content = await runScript(project, "check:content");
  if (!content.ok)
    return ["O conteúdo ainda não pode ser publicado. Corrija o que está abaixo e salve de novo.", content.output];
  const build = await runScript(project, "build");
  if (!build.ok)
    return [
      "O conteúdo está em ordem, mas o site não pôde ser construído. Você não precisa mudar nada: avise quem cuida do site e mostre o que está abaixo.",
      lastLines(build.output, 30),
    ];
  const noBrowser = await ensureBrowser(project);
  const failures = noBrowser ? [noBrowser] : await failedChecks(project);
  if (failures.length > 0)
    return [
      "O site foi construído, mas há o que corrigir. Se não souber como, mostre o que está abaixo a quem cuida do site.",
      failures.join("\n\n"),
    ];
  return ["O conteúdo está em ordem. Pode ser publicado.", content.output, true];
}

async function failedChecks(project: string): Promise<string[]> {
  const where = createSourceFinder(model, (await checkContent(model)).entries);
  const failureOf = async ([name, meaning]: readonly [string, string]) => {
    const { ok, output } = await runScript(project, name);
    return ok ? [] : [[meaning, output, ...entriesNamedIn(output, where), `(npm run ${name})`].join("\n")];
  };
  return (await inParallel(Object.entries(siteChecks), failureOf, atOnce)).flat();
}

async function runScript(project: string, name: string) {
  const { ok, output } = await runNpm(["run", "-s", name], project);
  return { ok, output: output.trim() };
}
