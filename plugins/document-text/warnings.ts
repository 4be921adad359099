import { documentFacts, type Trouble } from "./read-documents";

/** What an editor should know of a file, and what to do; the document is listed all the same. */
const sentences: Readonly<Record<Trouble, string>> = {
  scanned:
    "o PDF não tem texto, só imagens de páginas. A busca não acha o que está nele, e leitores de tela não o leem. Gere o PDF a partir do original, ou passe-o por um programa de OCR.",
  encrypted: "o PDF pede senha para abrir. Envie uma cópia sem senha.",
  broken: "o arquivo não pôde ser lido e talvez esteja danificado. Abra-o no seu computador e envie-o de novo.",
};

/** What is wrong with a document's file, as a sentence to the editor. */
export async function documentWarning(path: string): Promise<string | undefined> {
  const { trouble } = await documentFacts(path);
  return trouble && sentences[trouble];
}
