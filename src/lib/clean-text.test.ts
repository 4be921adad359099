import { cleanText, cleanValue } from "./clean-text";

it.each([
  ["control characters", "a\u0001b\u007Fc\u009Fd", "abcd"],
  ["ends of lines of other systems", "a\u0085b\u000Bc\u2028d\re\r\nf", "a b c d\ne\nf"],
  [
    "tabs of Word, which would be code",
    "\u00A0\u00A0\u00A0 \u00A0\u00A0\u00A0 Um\u00A0 dois  três",
    " Um\u00A0 dois  três",
  ],
  ["half of a character", "a\uD83Db \uDE00", "ab "],
  ["a variation selector that an emoji left behind", "Oi \uFE0F, a\uFE0F", "Oi , a"],
  ["a combining accent on nothing, as out of a PDF", "orac \u0327\u0303ao\n\u0301a", "orac ao\na"],
  ["signs that nobody sees", "a\u034Fb\u17B4c\u17B5d\uFEFFe \u200D", "abcde "],
  ["places where a line may break", "https://exam\u00ADple.org/\u200Ba\u2060b", "https://example.org/ab"],
  [
    "hard spaces between all words, as out of WordPress",
    "os\u00a0pastores\u00a0ja\u0301\u00a0estão\u00a0aqui\u00a0\u00a0e",
    "os pastores ja\u0301 estão aqui e",
  ],
])("takes out %s", (_name, text, cleaned) => expect(cleanText(text)).toBe(cleaned));

it.each([
  ["accents, composed and not", "ação açã\u0303o cafe\u0301 a\u0327\u0303"],
  ["emoji of several parts", "👩‍👧 ❤️‍🔥 🏳️‍🌈 1️⃣ 👍🏽 ☎️"],
  ["what joins or parts letters, and directions", "a\u200Cb\u200Dc\u200Ed\u200Fe"],
  ["tabs, lines and hard spaces", "a\tb\nc\u00A0d Pr.\u00a0João, 10\u00a0h, R$\u00a05 a\u00a0igreja"],
])("leaves %s", (_name, text) => expect(cleanText(text)).toBe(text));

it("cleans every text inside a value", () =>
  expect(cleanValue({ a: ["x\u0001", { b: "\uFE0F" }], c: 1, d: null, e: true })).toEqual({
    a: ["x", { b: "" }],
    c: 1,
    d: null,
    e: true,
  }));
