import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pdfFlaws } from "../../src/lib/pdf-flaws";
import { type ContentEntry, textAt } from "../source-content/check/site-content";
import { onDisk } from "../source-content/files/folder";
import { documentFacts, type Trouble } from "./read-documents";

/** What is wrong with a file and how to correct it; the document is listed all the same. */
const sentences: Readonly<Record<Trouble, string>> = {
  scanned:
    "o PDF não tem texto, só imagens de páginas. A busca não acha o que está nele, e leitores de tela não o leem. Gere o PDF a partir do original, ou passe-o por um programa de OCR.",
  encrypted: "o PDF pede senha para abrir. Envie uma cópia sem senha.",
  broken: "o arquivo não pôde ser lido e talvez esteja danificado. Abra-o no seu computador e envie-o de novo.",
};

/** Warnings about files of published entries; `npm run check:content` calls this function of every plugin. */
export async function contentWarnings(entries: readonly ContentEntry[]): Promise<string[]> {
  const warnings = entries.map(async ({ file, title, values, published }) => {
    const name = textAt(values, "file");
    if (!published || !name) return [];
    const path = join(onDisk(file), "..", name);
    const { trouble } = await documentFacts(path);
    const found = trouble
      ? [sentences[trouble]]
      : /\.pdf$/i.test(path)
        ? (await pdfFlaws(await readFile(path), { isOpened: true })).map((flaw) => `o PDF ${flaw}`)
        : [];
    return found.map((sentence) => `${file} — “${title}”\n  Arquivo: ${sentence}`);
  });
  return (await Promise.all(warnings)).flat();
}
