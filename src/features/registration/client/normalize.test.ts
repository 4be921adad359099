import fc from "fast-check";
import { normalizePhone } from "../../../lib/phone";
import { email, phone } from "../fields";
import { normalize, normalizeCnpj, normalizePostalCode } from "./normalize";

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (count: number) => fc.array(digit, { minLength: count, maxLength: count }).map((all) => all.join(""));

/** The same signs with others strewn in, as people type. */
const strewn = (text: string, signs: readonly string[]) =>
  fc
    .array(fc.constantFrom("", "", ...signs), { minLength: text.length, maxLength: text.length })
    .map((between) => [...text].map((sign, index) => sign + between[index]).join(""));

describe("normalizePhone", () => {
  const national = fc
    .tuple(fc.stringMatching(/^[1-9]{2}$/), fc.oneof(fc.stringMatching(/^9\d{8}$/), fc.stringMatching(/^[2-8]\d{7}$/)))
    .map(([area, number]) => area + number);
  const typed = national.chain((number) =>
    fc
      .tuple(fc.constantFrom("", "0", "+55 ", "55", "0055"), strewn(number, [" ", "-", ".", ")"]))
      .map(([prefix, text]) => ({ number, text: prefix + text })),
  );

  it("accepts a number however it is typed, and keeps it", () => {
    fc.assert(fc.property(typed, ({ number, text }) => normalizePhone(text)?.replace(/\D/g, "") === number));
  });

  it("is settled after one time", () => {
    fc.assert(
      fc.property(typed, ({ text }) => {
        const once = normalizePhone(text) ?? "";
        return once !== "" && normalizePhone(once) === once;
      }),
    );
  });

  it.each([
    ["11912345678", "(11) 91234-5678"],
    ["+55 (11) 5555-0110", "(11) 5555-0110"],
    ["+351 912 345 678", "+351912345678"],
    ["00 351 912345678", "+351912345678"],
    ["11 91234\u20105678", "(11) 91234-5678"],
    ["\u202a11 91234\u20115678\u202c", "(11) 91234-5678"],
    ["(11)\u200b 91234\u20135678", "(11) 91234-5678"],
    ["0 xx 11 91234-5678", "(11) 91234-5678"],
    ["(0xx11) 5555-0110", "(11) 5555-0110"],
    ["+55 (0)11 91234-5678", "(11) 91234-5678"],
    ["+55 011 5555-0110", "(11) 5555-0110"],
    ["015 11 91234-5678", "(11) 91234-5678"],
    ["(041) 11 5555-0110", "(11) 5555-0110"],
    ["Tel.: (11) 5555-0110", "(11) 5555-0110"],
    ["WhatsApp +55 11 91234-5678", "(11) 91234-5678"],
    ["(11) 91234-5678 WhatsApp", "(11) 91234-5678"],
    ["11 91234-5678 - zap", "(11) 91234-5678"],
  ])("writes %s as %s", (text, tidy) => expect(normalizePhone(text)).toBe(tidy));

  it.each([
    "",
    "5555-0110",
    "+55 91234-5678",
    "(10) 5555-0110",
    "11 1234-5678",
    "119123456789",
    "telefone",
    "+12",
    "11 91234-5678 ramal",
    "Recado com Maria: 11 5555-0110",
    "11 91234-5678 / 11 5555-0110",
    "(415) 555-2671",
    "(00) 91234-5678",
    "(0011) 91234-5678",
    "+11 95555-0100",
  ])("refuses %j", (text) => expect(normalizePhone(text)).toBeUndefined());

  it("never throws, and gives back what it takes", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tidy = normalizePhone(text);
        return tidy === undefined || normalizePhone(tidy) === tidy;
      }),
    );
  });
});

it.each([
  ["(11) 5555-0110 ramal 21", "(11) 5555-0110 ramal 21"],
  ["11 5555.0110, Ramal: 0021", "(11) 5555-0110 ramal 0021"],
  ["11 5555-0110 ramal21", "(11) 5555-0110 ramal 21"],
  ["11 5555-0110 r. 7", "(11) 5555-0110 ramal 7"],
  ["(11) 5555-0110", "(11) 5555-0110"],
  ["5555-0110 ramal 21", undefined],
  ["ramal 21", undefined],
  ["(+351) 912 345 678", "+351912345678"],
  ["(11) 91234-5678 (WhatsApp)", "(11) 91234-5678"],
  ["(011) 5555-0110", "(11) 5555-0110"],
  ["(+11) 95555-0100", "(11) 95555-0100"],
])("the phone %j of a registration is written as %j", (text, tidy) =>
  expect(normalize({ key: "phone", ...phone("Telefone") }, text)).toBe(tidy),
);

describe("an e-mail", () => {
  it.each([
    ["\u202aana@exemplo.org\u202c", "ana@exemplo.org"],
    ["ana@exem\u200bplo.org", "ana@exemplo.org"],
    [" ana\u2011maria@exemplo.org\u00ad", "ana-maria@exemplo.org"],
    ["Mailto:ana@exemplo.org", "ana@exemplo.org"],
    ["<ana@exemplo.org>", "ana@exemplo.org"],
    ["<ana@exemplo.org>;", "ana@exemplo.org"],
    ["ana@exemplo.org.", "ana@exemplo.org"],
    ["mailto:ana@exemplo.org?subject=Oi", "ana@exemplo.org"],
    ["ana@igreja-são-joão.org", "ana@igreja-são-joão.org"],
    ["ana.d'ajuda+pib@exemplo.org.br", "ana.d'ajuda+pib@exemplo.org.br"],
  ])("%j is written as %s: nobody sees what a paste brought along", (text, tidy) =>
    expect(normalize({ key: "email", ...email }, text)).toBe(tidy),
  );

  it.each([
    "ana\u200b",
    "\u202a@exemplo.org",
    "joão@exemplo.org",
    "a b@exemplo.org",
    "ana@exemplo,com.br",
    "ana:a@exemplo.org",
    "ana@exemplo.org/",
  ])("%j is none", (text) => expect(normalize({ key: "email", ...email }, text)).toBeUndefined());
});

describe("normalizePostalCode", () => {
  it("accepts eight digits however they are typed, and keeps them", () => {
    const typed = digits(8).chain((code) => strewn(code, [" ", "-", "."]).map((text) => ({ code, text })));
    fc.assert(
      fc.property(typed, ({ code, text }) => {
        const tidy = normalizePostalCode(text) ?? "";
        return tidy === `${code.slice(0, 5)}-${code.slice(5)}` && normalizePostalCode(tidy) === tidy;
      }),
    );
  });

  it.each(["CEP 13010-000", "cep: 13010000", "\u200b13010\u2011000", "13010\u2013000\u202c"])(
    "writes %j as 13010-000",
    (text) => expect(normalizePostalCode(text)).toBe("13010-000"),
  );

  it.each(["", "0100000", "010000000", "01000-00x", "CEP"])("refuses %j", (text) =>
    expect(normalizePostalCode(text)).toBeUndefined(),
  );
});

describe("normalizeCnpj", () => {
  const base = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((text) => !/^(\d)\1+$/.test(text));

  it("accepts a CNPJ however it is typed, letters and small letters too, and keeps it", () => {
    const typed = base
      .map((text) => text + checkDigits(text))
      .chain((signs) => strewn(signs, [" ", "-", ".", "/"]).map((text) => ({ signs, text: text.toLowerCase() })));
    fc.assert(
      fc.property(typed, ({ signs, text }) => {
        const tidy = normalizeCnpj(text) ?? "";
        return tidy.replace(/[./-]/g, "") === signs && normalizeCnpj(tidy) === tidy;
      }),
    );
  });

  it("notices any one wrong digit at the end", () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (text, off) => {
        const wrong = String((Number(checkDigits(text)) + off) % 100).padStart(2, "0");
        return normalizeCnpj(text + wrong) === undefined;
      }),
    );
  });

  it.each([
    ["11222333000181", "11.222.333/0001-81"],
    ["11.222.333/0001\u201181\u200b", "11.222.333/0001-81"],
    ["CNPJ: 11.222.333/0001-81", "11.222.333/0001-81"],
    ["cnpj 11222333000181", "11.222.333/0001-81"],
    // The example of the Receita Federal.
    ["12ABC34501DE35", "12.ABC.345/01DE-35"],
  ])("writes %s as %s", (text, tidy) => expect(normalizeCnpj(text)).toBe(tidy));

  it.each(["", "11222333000180", "00000000000000", "1122233300018", "12ABC34501DEAB"])("refuses %j", (text) =>
    expect(normalizeCnpj(text)).toBeUndefined(),
  );
});

/** The two digits that follow the first twelve characters of a CNPJ; each letter counts as its ASCII code less 48. */
function checkDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** Weights run from 2 to 9 and again, from the right. */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
