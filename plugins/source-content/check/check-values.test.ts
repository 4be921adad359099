import { findingsOf, show, withoutEmpty } from "./check-values";

describe("withoutEmpty drops what the editor leaves behind", () => {
  it.each([
    ["nothing", { a: null, b: undefined }, {}],
    ["blank texts", { a: "", b: "  \n", c: " x " }, { c: " x " }],
    ["empty lists and groups", { a: [], b: {}, c: { d: { e: "" } } }, {}],
    ["the empty parts of a group", { a: { b: "", c: 1 } }, { a: { c: 1 } }],
    ["the empty parts of a list's items", { a: [{ b: "", c: 1 }] }, { a: [{ c: 1 }] }],
  ])("%s", (_name, value, kept) => expect(withoutEmpty(value)).toEqual(kept));

  it("but no answer that only looks empty, and no line of a list", () => {
    const value = { no: false, zero: 0, lines: ["a", "", null] };
    expect(withoutEmpty(value)).toEqual(value);
  });

  it("and leaves a key by the name of the prototype where it is seen", () => {
    expect(Object.keys(withoutEmpty(JSON.parse('{"__proto__": {"a": 1}}')))).toEqual(["__proto__"]);
  });
});

it.each([
  ["a text", " Olá ", "“Olá”"],
  ["a long text", "x".repeat(61), `“${"x".repeat(60)}…”`],
  ["a number", 7, "o valor 7"],
  ["a list", [1], "uma lista"],
  ["a group", { a: 1 }, "um grupo de campos"],
])("show names %s", (_name, value, shown) => expect(show(value)).toBe(shown));

it.each([
  [21, "há mais 1 campo que não existe"],
  [22, "há mais 2 campos que não existem"],
])("%d unknown fields are told in words", (count, found) => {
  const keys = Array.from({ length: count }, (_, index) => `campo${index}`);
  const findings = findingsOf([{ code: "unrecognized_keys", keys, path: [], message: "" }], {}, {});
  expect(findings.at(-1)?.found).toBe(found);
});
