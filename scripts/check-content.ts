import type { ContentEntry } from "../plugins/source-content/check/site-content";
import { cityWarnings, strayFiles, textWarnings } from "../plugins/source-content/check/warnings";
import { requireGoodContent } from "../plugins/source-content/files/check";
import { contentFolder } from "../plugins/source-content/files/folder";
import { readContent } from "../plugins/source-content/files/read";
import { model } from "../src/content-types";
import { isLive, missingSteps, tellSteps } from "../src/gatsby/launch";
import { wrongServers } from "../src/lib/servers";
import { pluginModules } from "./plugin-modules";
import { wordWarnings } from "./spelling/content-words";
import { readSpelling } from "./spelling/spelling";

interface Warnings {
  contentWarnings(entries: readonly ContentEntry[]): Promise<string[]>;
}

async function checkContent(): Promise<void> {
  const started = performance.now();
  const wrong = wrongServers(process.env);
  if (wrong.length > 0) {
    console.error(`\n${wrong.join("\n")}\n`);
    process.exit(1);
  }
  const { entries } = await requireGoodContent(model);
  const ofPlugins = await pluginModules<Warnings>("warnings.ts");
  const warnings = [
    ...[...cityWarnings(entries), ...textWarnings(entries)].map(
      ({ file, entry, field, found, fix }) => `${file} — “${entry}”\n  ${field}: ${found}. ${fix}`,
    ),
    ...(await Promise.all(ofPlugins.map(({ contentWarnings }) => contentWarnings(entries)))).flat(),
    ...wordWarnings(entries, await readSpelling()),
    ...strayFiles(await readContent(contentFolder)),
  ];
  if (warnings.length > 0) console.log(`Avisos, que não impedem a publicação:\n\n${warnings.join("\n\n")}\n`);
  const steps = await missingSteps();
  const live = isLive(process.env);
  const stopping = steps.filter(({ stops }) => live && stops);
  if (stopping.length > 0) {
    const found = tellSteps(stopping, { withFiles: true });
    console.error(`O site não pode ir ao ar: há textos por escrever, marcados com [ESCREVER].\n\n${found}`);
    process.exit(1);
  }
  if (steps.length > 0) console.log(`Falta antes de publicar o site:\n\n${tellSteps(steps, { withFiles: live })}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`Conteúdo verificado: ${entries.length} textos sem problemas, em ${seconds} s.`);
}

void checkContent();
