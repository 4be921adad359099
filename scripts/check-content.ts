import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { ContentEntry } from "../plugins/source-content/check/site-content";
import { cityWarnings, strayFiles } from "../plugins/source-content/check/warnings";
import { requireGoodContent } from "../plugins/source-content/files/check";
import { contentFolder } from "../plugins/source-content/files/folder";
import { readContent } from "../plugins/source-content/files/read";
import { model } from "../src/content-types";
import { wrongServers } from "../src/lib/servers";

const started = performance.now();
const wrong = wrongServers(process.env);
if (wrong.length > 0) {
  console.error(`\n${wrong.join("\n")}\n`);
  process.exit(1);
}
requireGoodContent(model).then(async ({ entries }) => {
  const cities = cityWarnings(entries).map(
    ({ file, entry, field, found, fix }) => `${file} — “${entry}”\n  ${field}: ${found}. ${fix}`,
  );
  const strays = strayFiles(await readContent(contentFolder)).map(
    (file) => `${file}\n  O texto ao lado não usa mais este arquivo. Se ninguém precisa dele, apague-o.`,
  );
  const warnings = [...cities, ...(await warningsOfPlugins(entries)), ...strays];
  if (warnings.length > 0) console.log(`Avisos, que não impedem a publicação:\n\n${warnings.join("\n\n")}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`Conteúdo verificado: ${entries.length} entradas sem problemas, em ${seconds} s.`);
});

interface WarningPlugin {
  contentWarnings(entries: readonly ContentEntry[]): Promise<string[]>;
}

/** What plugins with a file `warnings.ts` find. */
async function warningsOfPlugins(entries: readonly ContentEntry[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of readdirSync("plugins")) {
    const file = resolve("plugins", name, "warnings.ts");
    if (!existsSync(file)) continue;
    const plugin: WarningPlugin = await import(file);
    found.push(...(await plugin.contentWarnings(entries)));
  }
  return found;
}
