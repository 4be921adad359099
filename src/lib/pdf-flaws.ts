/** What keeps a person or a screen reader from reading a PDF, and how to correct it in Word or LibreOffice. */
const advice = {
  locked: "está protegido: abra-o numa janela anônima do navegador; se pedir senha, envie uma cópia sem senha.",
  incomplete: "parece incompleto: abra-o, e baixe-o ou salve-o de novo.",
  pictures:
    "tem só imagens de páginas, sem texto: nem a busca nem leitores de tela o leem. Gere o PDF a partir do original, ou passe-o por um programa de OCR.",
  untagged:
    "não diz o que é título, lista ou tabela, e leitores de tela o leem como um texto só. No Word: Salvar como PDF, Opções, “Marcas da estrutura do documento para acessibilidade”. No LibreOffice: Exportar como PDF, “PDF marcado”.",
  untitled:
    "não tem título: no lugar dele aparece o nome do arquivo. No Word: Arquivo, Informações, Título. No LibreOffice: Arquivo, Propriedades, Descrição. Depois gere o PDF de novo.",
  unspoken:
    "não diz em que língua está, e leitores de tela podem lê-lo como inglês. No Word: Revisão, Idioma. No LibreOffice: Ferramentas, Idioma, Para todo o texto. Depois gere o PDF de novo.",
  unnamed:
    "tem campos sem nome: quem o ouve não sabe o que escrever neles. No LibreOffice: Propriedades do controle, “Texto de ajuda”. O Word não faz campos que se preenchem no PDF.",
} as const;

const flawNames = ["pictures", "untagged", "untitled", "unspoken", "unnamed"] as const;

/** What a PDF lacks, each as the rest of a sentence. Whether it opens is not asked of one that somebody has opened. */
export async function pdfFlaws(bytes: Uint8Array<ArrayBuffer>, { isOpened = false } = {}): Promise<string[]> {
  const file = latin1(bytes);
  const objects = await objectsIn(file, bytes);
  const all = [...objects.values()];
  const catalog = all.findLast((object) => /\/Type\s*\/Catalog\b/.test(object));
  const isLocked = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(file);
  if (!isOpened && isLocked) return [advice.locked];
  if (!isOpened && !(catalog && file.slice(-2048).includes("%%EOF"))) return [advice.incomplete];
  // Strings of an encrypted file say nothing.
  if (!catalog || isLocked) return [];
  const info = objects.get([...file.matchAll(/\/Info\s+(\d+)\s/g)].at(-1)?.[1] ?? "") ?? "";
  const flaws: Readonly<Record<(typeof flawNames)[number], boolean>> = {
    pictures: !all.some((object) => /\/Font\b/.test(object)),
    untagged: !/\/StructTreeRoot\b/.test(catalog),
    untitled: !hasText(info, "Title") && !/<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/.test(file),
    unspoken: !hasText(catalog, "Lang"),
    unnamed: all.some((object) => /\/FT\s*\/(?:Tx|Btn|Ch)\b/.test(object) && !hasText(object, "TU")),
  };
  return flawNames.filter((flaw) => flaws[flaw]).map((flaw) => advice[flaw]);
}

/** True if a key holds a string with text, or a reference to one (ISO 32000-1, 7.3.4). */
const hasText = (object: string, key: string) =>
  new RegExp(`/${key}\\s*(?:\\(\\s*[^)\\s]|<\\s*(?:feff\\s*)?[0-9a-f]|\\d+\\s+\\d+\\s+R)`, "i").test(object);

/** One character per byte: positions in the text are positions in the file. */
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** The objects of a file by number, also from compressed streams (7.5.7); the last version of each. */
async function objectsIn(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, string>> {
  const objects = new Map<string, string>();
  for (const { 0: all, 1: number = "", 2: text = "", index } of file.matchAll(
    /\b(\d+)\s+\d+\s+obj\b([\s\S]*?)(?:\bstream\r?\n|\bendobj\b)/g,
  )) {
    objects.set(number, text);
    if (!/\/Type\s*\/ObjStm\b/.test(text)) continue;
    const start = index + all.length;
    const inner = await inflated(bytes.subarray(start, file.indexOf("endstream", start)));
    const first = Number(/\/First\s+(\d+)/.exec(text)?.[1] ?? 0);
    const places = [...inner.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
    for (const [at, [, held = "", place]] of places.entries()) {
      const end = places[at + 1]?.[2];
      objects.set(held, inner.slice(first + Number(place), end === undefined ? undefined : first + Number(end)));
    }
  }
  return objects;
}

/** Unpacks a stream as far as possible: a line end may follow it. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const parts: string[] = [];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(latin1(part.value));
  } catch {
    // The rest is damaged, or is none of it.
  }
  return parts.join("");
}
