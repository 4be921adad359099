import { type Document, isCollection, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from "yaml";
import { cleanText, cleanValue } from "../../../src/lib/clean-text";
import { isRecord } from "../../../src/lib/values";

export type FrontMatter =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>>; readonly body: string }
  | { readonly ok: false; readonly found: string; readonly fix: string };

/** Larger than any real entry. */
export const maxEntryBytes = 256 * 1024;

/** No Buffer: this runs in the editor, too. */
const isTooLong = (text: string) => new TextEncoder().encode(text).length > maxEntryBytes;

const unreadable = (found: string, fix: string): FrontMatter => ({ ok: false, found, fix });

const tooLong = unreadable("o arquivo passa de 256 KB", "Divida o texto em dois.");

/**
 * UTF-16, which Windows calls Unicode, has a zero byte in each letter; an accent of Windows-1252 is read as U+FFFD, which is
 * also pasted from other pages.
 */
function notText(source: string): FrontMatter | undefined {
  const place = source.search(/[\0\uFFFD]/);
  if (place === -1) return undefined;
  const isNul = source[place] === "\0";
  return unreadable(
    `a linha ${source.slice(0, place).split("\n").length} tem um sinal que não é de texto (${isNul ? "NUL" : "\uFFFD"})`,
    isNul
      ? "Escreva no lugar dele o que falta, salve o arquivo como texto em UTF-8, ou volte a uma versão anterior no histórico do editor."
      : "Procure \uFFFD no texto e escreva no lugar o que falta. Se o arquivo não veio do editor, salve-o como texto em UTF-8.",
  );
}

/** The YAML parser compares each name with all before it, and each empty line with all after it. */
const mostSeparators = 4_000;

const tooMany = unreadable(
  `os campos têm mais de ${mostSeparators / 1000} mil linhas, dois-pontos, vírgulas e interrogações`,
  "Apague os campos que sobram, ou recupere a versão anterior do arquivo.",
);

const yamlErrors: Partial<Record<YAMLParseError["code"], string>> = {
  BAD_SCALAR_START: "há um sinal que não pode começar um texto; ponha o texto entre aspas",
  BAD_INDENT: "os espaços no começo da linha não combinam com as linhas vizinhas",
  DUPLICATE_KEY: "o mesmo campo aparece duas vezes",
  MULTIPLE_DOCS: "os campos acabam antes dela, numa linha com ...",
  MISSING_CHAR: "falta fechar aspas, colchetes ou chaves",
  TAB_AS_INDENT: "há um tabulador no começo da linha, onde só cabem espaços",
  BLOCK_AS_IMPLICIT_KEY: "há dois-pontos a mais no texto; ponha o texto entre aspas",
  MULTILINE_IMPLICIT_KEY: "um texto quebra a linha sem aspas",
  UNEXPECTED_TOKEN: "há um sinal fora do lugar; ponha o texto entre aspas",
};

/** Splits an entry into its front matter, as plain values, and its body. A day stays a string. */
export function readEntry(source: string): FrontMatter {
  if (isTooLong(source)) return tooLong;
  const broken = notText(source);
  if (broken) return broken;
  const text = cleanText(source);
  const match = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/.exec(text);
  // gatsby-transformer-remark takes other text on the first line for the name of a language.
  if (!match || !/^\uFEFF?---[ \t]*\r?\n/.test(source)) {
    return unreadable(
      "o arquivo não começa com os campos entre duas linhas ---",
      "Comece o arquivo com --- e feche os campos com outra linha ---.",
    );
  }
  const yaml = readYaml(match[1] ?? "", 1, lostWords);
  return yaml.ok ? { ...yaml, body: text.slice(match[0].length).trim() } : yaml;
}

/** Fields in which `#` stands in words. In a slug or the name of a file it begins a note. */
const wordFields = new Set<unknown>(["title", "summary", "tags"]);

/** Finds what YAML takes for a comment after a text without quotation marks: `Aula #3`. */
function lostWords(document: Document, text: string): { place: number; words: string } | undefined {
  let lost: { place: number; words: string } | undefined;
  if (!/[ \t]#/.test(text)) return undefined;
  visit(document, {
    Pair: (_key, { key }) => (isScalar(key) && wordFields.has(key.value) ? undefined : visit.SKIP),
    Scalar(_key, { type, value, comment, range }) {
      const [words = ""] = comment?.split("\n", 1) ?? [];
      if (type !== "PLAIN" || !words.trim() || !range || typeof value !== "string") return undefined;
      // A line of its own is a note on the file.
      if (!/^[ \t]+#/.test(text.slice(range[1], range[2]))) return undefined;
      lost = { place: range[1], words };
      return visit.BREAK;
    },
  });
  return lost;
}

/**
 * Reads a YAML file that must hold fields. `lineOffset` is the number of lines before the text in its file; `lost` finds words that
 * would not be read.
 */
export function readYaml(source: string, lineOffset = 0, lost?: typeof lostWords): FrontMatter {
  if (isTooLong(source)) return tooLong;
  const broken = notText(source);
  if (broken) return broken;
  const text = cleanText(source);
  if ((text.match(/[:,?\n]/g)?.length ?? 0) > mostSeparators) return tooMany;
  // "silent" would hide text after a second document start.
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
  const [error] = document.errors;
  if (error) {
    const what = yamlErrors[error.code] ?? "não foi possível entender o que está escrito";
    return unreadable(
      `a linha ${lineCounter.linePos(placeOf(error, document)).line + lineOffset} não pode ser lida: ${what}`,
      "Corrija a linha, ou volte a uma versão anterior no histórico do editor.",
    );
  }
  const comment = lost?.(document, text);
  if (comment)
    return unreadable(
      `na linha ${lineCounter.linePos(comment.place).line + lineOffset}, o que vem depois de # se perde: “${comment.words.trim()}”`,
      "Ponha o texto inteiro entre aspas, ou apague o que vem depois de #.",
    );
  return plainValues(() => document.toJS({ maxAliasCount: 20 }));
}

/**
 * The position that a person would look for: an unclosed quote is reported at its beginning, not at the end of the file.
 */
function placeOf({ code, pos: [place] }: YAMLParseError, document: Document): number {
  let start = place;
  if (code !== "MISSING_CHAR") return start;
  visit(document, {
    Node(_key, node) {
      if (!node.range || node.range[0] > place || node.range[2] < place) return undefined;
      if (!isScalar(node) && !(isCollection(node) && node.flow)) return undefined;
      start = node.range[0];
      return visit.BREAK;
    },
  });
  return start;
}

function plainValues(toJS: () => unknown): FrontMatter {
  try {
    const data = toJS() ?? {};
    // Throws on a cyclic value.
    JSON.stringify(data);
    // Quoted texts may have escaped characters.
    const cleaned = cleanValue(data);
    return isRecord(cleaned)
      ? { ok: true, data: cleaned, body: "" }
      : unreadable("o arquivo não tem campos", 'Escreva um campo por linha, como title: "Um título".');
  } catch (error) {
    if (error instanceof ReferenceError && error.message.startsWith("Unresolved alias")) {
      return unreadable(
        "o arquivo tem uma referência (*) que não aponta para nada",
        "Ponha entre aspas o texto que começa com *.",
      );
    }
    return unreadable(
      "o arquivo repete trechos por referência (& e *) mais do que se aceita",
      "Escreva os valores por extenso, sem & e *.",
    );
  }
}
