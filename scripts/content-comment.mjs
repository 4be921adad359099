import { writeFileSync } from "node:fs";
import { PROJECT } from "./install.mjs";
import { runNpm } from "./run.mjs";

/**
 * Runs the content check and writes its answer as a comment for the people who wrote the content; ends as the check does.
 * The file's name is the one argument.
 */
const file = process.argv[2] ?? "comment.md";
const { ok, output } = await runNpm(["run", "-s", "check:content"], PROJECT);
const good = "**O conteúdo está em ordem.** Pode ser publicado.";
const bad = "**O conteúdo ainda não pode ser publicado.** Corrija no editor o que está abaixo e salve de novo:";
// Indented, nothing in a title can act as Markdown.
const quoted = output.trim().replace(/^/gm, "    ");
writeFileSync(file, ok ? `${good}\n` : `${bad}\n\n${quoted}\n`);
process.exitCode = ok ? 0 : 1;
