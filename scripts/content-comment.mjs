import { writeFileSync } from "node:fs";
import { PROJECT } from "./install.mjs";
import { lastLines, runNpm } from "./run.mjs";

/**
 * Runs the content check, builds the site if there is nothing wrong, and writes what came of it as a comment for the people who
 * wrote the content; ends as they do. The file's name is the one argument.
 */
const file = process.argv[2] ?? "comment.md";
const check = await runNpm(["run", "-s", "check:content"], PROJECT);
const build = check.ok ? await runNpm(["run", "-s", "build"], PROJECT) : undefined;
const [said, output] = !build
  ? [
      "**O conteúdo ainda não pode ser publicado.** Corrija no editor o que está abaixo e salve de novo:",
      check.output.trim(),
    ]
  : !build.ok
    ? [
        "**O conteúdo está em ordem, mas o site não pôde ser construído.** Você não precisa mudar nada: avise quem cuida do site e mostre o que está abaixo.",
        lastLines(build.output, 30),
      ]
    : ["**O conteúdo está em ordem.** Pode ser publicado.", check.output.trim()];
// Indented, nothing in a title can act as Markdown.
const comment = `${said}\n\n${output.replace(/^/gm, "    ")}\n`;
writeFileSync(file, comment);
console.log(comment);
process.exitCode = build?.ok ? 0 : 1;
