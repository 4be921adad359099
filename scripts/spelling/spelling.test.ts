import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "../../plugins/source-content/files/check";
import { model } from "../../src/content-types";
import { wordWarnings } from "./content-words";
import { readSpelling, type Spelling } from "./spelling";
import terms from "./terms.json";
import { codeTexts } from "./testing/code-texts";

let spelling: Spelling;
beforeAll(async () => {
  spelling = await readSpelling();
}, 60_000);

const entry = (body: string, values: Record<string, unknown> = {}) => ({
  collection: "news",
  key: "um",
  slug: "um",
  file: "content/news/um/index.md",
  title: "Um",
  published: true,
  values,
  body,
});

it.each([
  ["a slip", "A secretaria tem conciencia disso.", ["conciencia"]],
  ["an accent too few", "A reuniao nao e obrigatoria.", ["reuniao", "nao", "obrigatoria"]],
  ["names and initials", "O Pr. Felipe Xhosa, da OPBB-SP, fala da EBD.", []],
  ["addresses and code", "Veja [aqui](/notiss/abcd), abcdz@example.org, https://xyzk.example e `npmx runx`.", []],
  ["a verb with a pronoun", "Queremos ajudá-lo, ouvi-los e recebê-las; copie-o.", []],
  ["a compound", "Um guarda-chuva e uma segunda-feira.", []],
])("looks words up: %s", (_, text, unknown) => {
  expect(spelling.unknownWords(text)).toEqual(unknown);
});

it("warns of an entry with its words, and what the site says instead", () => {
  const [warning] = wordWarnings([entry("Texto com voçe.", { summary: "O ano da sua ordenação." })], spelling);
  expect(warning).toContain("content/news/um/index.md — “Um”");
  expect(warning).toContain("“voçe”: não está no dicionário");
  expect(warning).toContain("em vez de “ordenação”, o site diz “consagração”");
});

it("has no opinion on an entry that is well written", () => {
  expect(
    wordWarnings([entry("Texto com você.", { summary: "O ano da consagração.", slug: "xyzk" })], spelling),
  ).toEqual([]);
});

it("has no decided word that is itself a word to avoid", () => {
  expect(Object.values(terms).flatMap(spelling.wrongTerms)).toEqual([]);
});

/** What is wrong in texts, one line each. */
const slips = (name: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...spelling.unknownWords(text).map((word) => `${name}: “${word}” is in no dictionary (own-words.txt)`),
    ...spelling.wrongTerms(text).map(({ wrong, right }) => `${name}: “${wrong}” should be “${right}” (terms.json)`),
  ]);

it("finds nothing in the tests' content", async () => {
  const { entries } = await checkContent(model);
  expect(wordWarnings(entries, spelling)).toEqual([]);
});

it("finds nothing in what the code says in Portuguese", () => {
  const listed = execFileSync("git", ["ls-files", "-z", "src", "plugins", "scripts"], { encoding: "utf8" });
  const files = listed.split("\0").filter((file) => existsSync(file));
  // The search's words have lost their accents on purpose.
  const sources = files.filter(
    (file) => /\.tsx?$|browser\/(phrases|texts)\.json$/.test(file) && !/\.test\.|testing\/|search-words/.test(file),
  );
  const said = sources.flatMap((file) =>
    slips(file, codeTexts(file, readFileSync(file, "utf8")).filter(spelling.isPortuguese)),
  );
  expect(said).toEqual([]);
}, 60_000);

it("finds nothing in the manuals", () => {
  const readme = readFileSync("README.md", "utf8");
  const manuals = ["docs/editar.md", "docs/secretaria.md"].map((file) => [file, readFileSync(file, "utf8")] as const);
  const portuguese = readme.slice(readme.indexOf("## Em português"), readme.indexOf("## Editing content"));
  expect(
    [...manuals, ["README.md", portuguese.replace(/^!\[.*$/gm, "")] as const].flatMap(([name, text]) =>
      slips(name, [text]),
    ),
  ).toEqual([]);
});
