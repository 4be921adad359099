import type { ContentEntry } from "../source-content/check/site-content";
import { documentPath } from "./document-path";
import type { Trouble } from "./facts";
import { documentFacts } from "./read-documents";

/** What an editor should know of a file, and what to do; the document is listed all the same. */
const sentences: Readonly<Record<Trouble, string>> = {
  scanned:
    "o PDF não tem texto, só imagens de páginas. A busca não acha o que está nele, e leitores de tela não o leem. Gere o PDF a partir do original, ou passe-o por um programa de OCR.",
  encrypted: "o PDF pede senha para abrir. Envie uma cópia sem senha.",
  broken: "o arquivo não pôde ser lido e talvez esteja danificado. Abra-o no seu computador e envie-o de novo.",
};

/** A line for every published document whose file has a trouble. */
export async function documentWarnings(entries: readonly ContentEntry[]): Promise<string[]> {
  const documents = entries.filter(({ collection, published }) => collection === "documents" && published);
  const found = await Promise.all(
    documents.map(async (entry) => {
      const { trouble } = await documentFacts(documentPath(entry));
      return trouble ? [`${entry.file} — “${entry.title}”\n  Arquivo: ${sentences[trouble]}`] : [];
    }),
  );
  return found.flat();
}
