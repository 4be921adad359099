import { documentWarning } from "../plugins/document-text/warnings";
import { cityWarnings, strayFiles } from "../plugins/source-content/check/warnings";
import { requireGoodContent } from "../plugins/source-content/files/check";
import { contentFolder } from "../plugins/source-content/files/folder";
import { readContent } from "../plugins/source-content/files/read";
import { model } from "../src/content-types";
import { documentPath } from "../src/gatsby/mentions";
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
  const files = entries
    .filter(({ collection, published }) => collection === "documents" && published)
    .map(async (entry) => {
      const warning = await documentWarning(documentPath(entry));
      return warning ? [`${entry.file} — “${entry.title}”\n  Arquivo: ${warning}`] : [];
    });
  const warnings = [...cities, ...(await Promise.all(files)).flat(), ...strays];
  if (warnings.length > 0) console.log(`Avisos, que não impedem a publicação:\n\n${warnings.join("\n\n")}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`Conteúdo verificado: ${entries.length} entradas sem problemas, em ${seconds} s.`);
});
