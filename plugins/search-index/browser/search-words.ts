import { getOrInsert } from "../../../src/lib/get-or-insert";
import { plainText } from "../../../src/lib/slug";

/** Plurals that no rule makes, and words that a rule would mistake for one. All end in `s`. */
const irregular: Readonly<Record<string, string>> = {
  ageis: "agil",
  dificeis: "dificil",
  faceis: "facil",
  frageis: "fragil",
  leis: "lei",
  maes: "mae",
  meses: "mes",
  reis: "rei",
  uteis: "util",
};

/** Words without a singular of their own. */
const unchanged = new Set("apos cais demais depois dois jamais lapis mais pais pois seis tres".split(" "));

/** Endings of plurals without accents, with the singular; the first match counts. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes)$/, "ao"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ois$/, "ol"],
  [/ns$/, "m"],
  [/([rz])es$/, "$1"],
  [/([^isu])s$/, "$1"],
];

/**
 * Names that would be fillers without their accent, and months of which Pagefind's stemmer leaves no more than of `Márcia`
 * and `Maia`. A letter goes before them: after them it would not tell, as what is asked may be the beginning of a word.
 */
const named = /(?<![\p{L}\p{N}])(pará|sé|março|marco|maio)(?![\p{L}\p{N}])/giu;

/** `38ª`, `1.º`, and `1a`, `2o` of a keyboard without those letters. */
const ordinal = /(?<![\p{L}\p{N}])(\d+)(?:\.?[ªº°]|[ao](?![\p{L}\p{N}]))/gu;

/**
 * A text in search form: no accents, no capitals, each word in the singular; `Orações` → `oracao`. Pagefind's own stemmer
 * takes `oração` and `orações` for two words. White space stays: the n-th word of the result is the n-th of the text.
 */
export const searchForm = (text: string): string =>
  plainText(text.normalize("NFC").replace(named, "h$&").replace(ordinal, "$1")).replace(
    /(?<![a-z])[a-z]{3,}s(?![a-z])/g,
    singular,
  );

function singular(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined || unchanged.has(word)) return known ?? word;
  const [ending, replacement = ""] = plurals.find(([pattern]) => pattern.test(word)) ?? [];
  return ending ? word.replace(ending, replacement) : word;
}

/** Words that are in every text and tell nothing. */
const fillers = new Set(
  "a ao aos as com como da das de do dos e em esta eu me meu minha na nas no nos o onde os ou para pela pelo por qual quais que quem se ser seu sua um uma".split(
    " ",
  ),
);

/** Negates the next word: `igreja sem pastor` is no `pastor sem igreja`. */
const without = "sem";

/** Words of asking: searched only if there are no others. */
const weak = new Set(
  (
    "alguem algum alguma ate cada consigo deve dizer encontrar essa esse estao estou faco faz fazer fica ficam funciona gostaria ha hora " +
    "isso isto la mas muito nao nos nossa nosso onde outra outro pode podem posso precisa preciso qualquer quando quanta quanto " +
    "queria quero saber sao sendo serve sobre so tem tenho ter todo tudo vai voce vou"
  ).split(" "),
);

/** What stands between spaces, in search form: texts repeat it, and each is worked out once in a build. */
const tokens = new Map<string, { readonly form: string; readonly words: readonly string[] }>();

/** A text in search form, with a dash for fillers and repeated words: a question then loads a third of the index. */
export function indexForm(text: string): string {
  const said = new Set(fillers);
  return text.replace(/\S+/g, (token) => {
    const { form, words } = getOrInsert(tokens, token, () => {
      const form = searchForm(token);
      return { form, words: wordsOf(form) };
    });
    const fresh = words.filter((word) => !said.has(word));
    for (const word of fresh) said.add(word);
    return fresh.length > 0 ? form : "—";
  });
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** `nº`, `n°`, `n.º`, `no.`: texts write it in many ways, and the number is what tells. */
const beforeNumber = /(?<![\p{L}\p{N}])n\.? ?[º°o]\.?(?=\s*\d)/gu;

/** The words of a question that are worth a search. */
export function searchTerms(question: string): string[] {
  const words = new Set(
    wordsOf(searchForm(question).replace(beforeNumber, " ")).filter((word) => !fillers.has(word) && word !== without),
  );
  const telling = [...words].filter((word) => !weak.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** Negations in a question, as they are in the index: `sem pastor`. */
export const lacksIn = (question: string): readonly string[] =>
  searchForm(question).match(new RegExp(`\\b${without} [a-z]+`, "g")) ?? [];
