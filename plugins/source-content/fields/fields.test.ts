import { type Field, widgetsOf } from "./field";
import * as build from "./fields";

const label = "Campo";

/** What a field takes and what it refuses. */
const cases: readonly (readonly [name: string, field: Field, good: readonly unknown[], bad: readonly unknown[]])[] = [
  ["text", build.text({ label, max: 5 }), ["a", "  12345  "], ["", "  ", "123456", 1, null]],
  [
    "email",
    build.email({ label }),
    ["a.b@example.org", "mailto:a@example.org"],
    [
      "a",
      "a@b",
      "a b@example.org",
      "<a@example.org>",
      "a@example.",
      "a@example.org,",
      "a@example.org;b@example.org",
      "(a)@example.org",
    ],
  ],
  [
    "phone",
    build.phone({ label }),
    ["(11) 5555-0100", "(11) 95555-0100"],
    ["11 5555-0100", "(11)5555-0100", "+55 (11) 5555-0100"],
  ],
  [
    "url",
    build.url({ label }),
    [
      "https://example.org/a?b#c",
      "https://example.org:8443",
      "https://example.org?a;b*",
      "https://ação.example.org/(a)",
    ],
    [
      "http://example.org",
      "example.org",
      "javascript:alert(1)",
      "https://a b",
      "https://",
      "https://[",
      "https://%",
      "https://*",
      "https://*.example.org",
      "https://a;script-src-elem",
      "https://a,b",
      "https://'unsafe-inline'",
      "https://a@example.org",
      "https://example.org:99999",
    ],
  ],
  [
    "origin",
    build.origin({ label }),
    ["https://example.org", "https://example.org/", "https://example.org:8443"],
    [
      "http://example.org",
      "https://example.org/acre",
      "https://example.org?a",
      "https://a b",
      "https://example.org:99999",
    ],
  ],
  [
    "formId",
    build.formId({ label }),
    ["xexemplo", "https://formspree.io/f/xexemplo"],
    ["xexemplo/", "a@example.org", "o código", "https://example.org/f/xexemplo"],
  ],
  [
    "measurementId",
    build.measurementId({ label }),
    ["G-AB12CD34EF", " g-ab12cd34ef "],
    ["5551234567", "UA-5551234-1", "GTM-AB12CD3", "G-"],
  ],
  ["slug", build.slug({ label }), ["a", "encontro-2026"], ["Encontro", "ação", "-a", "a-", "a--b", "a/b"]],
  [
    "icon",
    build.icon({ label }),
    ["lucide:heart", "mdi:map-marker"],
    ["heart", "lucide:", "lucide:../x", "Lucide:heart"],
  ],
  ["time", build.time({ label }), ["00:00", "19:30", "23:59"], ["24:00", "9:00", "19:60", "19h30"]],
  ["path", build.path({ label }), ["/", "/noticias?a#b"], ["noticias", "https://example.org", "/a b", '/"']],
  [
    "day",
    build.day({ label }),
    ["2026-11-21", "2024-02-29"],
    ["2026-2-1", "2026-13-01", "2025-02-29", "21/11/2026", "0202-11-21", "hoje", 2026],
  ],
  ["flag", build.flag({ label }), [true, false], ["true", 1, null]],
  ["whole", build.whole({ label, min: 1, max: 9 }), [1, 9], [0, 10, 1.5, "1", Number.NaN]],
  ["oneOf", build.oneOf({ label, options: { a: "A", b: "B" } }), ["a", "b"], ["A", "c", ""]],
  ["texts", build.texts({ label, itemLabel: label, max: 3 }), [["a", "abc"]], [[], [""], ["abcd"], "a"]],
  ["aliases", build.aliases({ label }), [[], ["a-b", "a".repeat(110)]], [["A"], ["/a"]]],
  [
    "group",
    build.group({ label, fields: { a: build.text({ label }) } }),
    [{ a: "x" }],
    [{}, { a: "x", b: "y" }, "x", []],
  ],
];

it.each(cases)("%s takes what is right and refuses the rest", (_name, { schema }, good, bad) => {
  expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
});

it.each(cases.filter(([, { required }]) => required))(
  "%s has to be filled in, and says so in each of its faces",
  (_name, field) => {
    expect(field.schema.safeParse(undefined).success).toBe(false);
    expect(widgetsOf({ field })[0]).toMatchObject({ label, required: true });
    if (typeof field.graphql === "string") expect(field.graphql).toMatch(/!$/);
  },
);

it("an optional field may be left out, and says so in each of its faces", () => {
  const { schema, graphql, widget, required } = build.text({ label, required: false });
  expect(schema.safeParse(undefined).success).toBe(true);
  expect([graphql, widget.required, required]).toEqual(["String", false, false]);
});

it("an optional list and a flag fill themselves in", () => {
  expect(build.texts({ label, itemLabel: label, required: false }).schema.parse(undefined)).toEqual([]);
  expect(build.flag({ label }).schema.parse(undefined)).toBe(false);
});

it("a text loses the spaces around it", () => {
  expect(build.text({ label }).schema.parse("  Olá ")).toBe("Olá");
});

it("an e-mail loses the invisible characters that came along when it was pasted", () => {
  const { schema } = build.email({ label });
  expect(schema.parse(" \u202aa.b@exam\u200bple.org\u202c")).toBe("a.b@example.org");
  expect(schema.parse("Mailto:a@example.org")).toBe("a@example.org");
  expect(schema.safeParse("\u200b@example.org").success).toBe(false);
});

it.each(["secretária@example.org", "sb-d'oeste@example.org"])(
  "%s is no e-mail: a text's link would lead to another mailbox",
  (address) => expect(build.email({ label }).schema.safeParse(address).success).toBe(false),
);

it("an address loses them, too, and keeps its signs", () => {
  expect(build.url({ label }).schema.parse("\u200ehttps://exam\u200bple.org/a–b\u00ad ")).toBe(
    "https://example.org/a–b",
  );
});

it.each([
  ["email", build.email({ label }), ["a@example.org", " Mailto:a@example.org ", "\u202amailto:a@example.org\u202c"]],
  ["url", build.url({ label }), ["https://example.org/a", "\u200ehttps://example.org", " https://example.org\u200b "]],
  ["measurementId", build.measurementId({ label }), ["G-AB12CD34EF", " g-ab12cd34ef "]],
  ["formId", build.formId({ label }), ["xexemplo", " https://formspree.io/f/xexemplo "]],
  ["origin", build.origin({ label }), ["https://example.org/", " https://example.org "]],
  ["slug", build.slug({ label }), ["noticias", " noticias "]],
  ["path", build.path({ label }), ["/noticias", " /noticias "]],
] as const)("the editor's form takes of %s what the build tidies", (_name, { schema, widget }, good) => {
  const [pattern] = widget.pattern as [string];
  expect(good.map((text) => [RegExp(pattern).test(text), schema.safeParse(text).success])).toEqual(
    good.map(() => [true, true]),
  );
  expect(RegExp(pattern).test("a b")).toBe(false);
});

it("a site's address loses the slash at its end", () => {
  expect(build.origin({ label }).schema.parse("https://example.org/")).toBe("https://example.org");
});

it("a page's address loses the slash at its end", () => {
  expect(build.path({ label }).schema.parse("/subsecoes/#campinas")).toBe("/subsecoes#campinas");
});

it("a field with a form shows the editor the same form and how to mend it", () => {
  const { widget, fix } = build.time({ label });
  const [pattern, message] = widget.pattern as [string, string];
  expect(message).toBe(fix);
  expect([new RegExp(pattern).test("19:30"), new RegExp(pattern).test("25:00")]).toEqual([true, false]);
});
