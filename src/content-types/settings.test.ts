import { analytics, forms, navigation } from "./settings";

/** The fields at which a problem is told. */
const told = (codes: object) =>
  forms.rules?.filter((rule) => Reflect.apply(rule.broken, rule, [codes])).map(({ field }) => field);

test.each([
  [{}, []],
  [{ pastorFormId: "xa", churchFormId: "xb", errorFormId: "xc" }, []],
  [{ pastorFormId: "xa", churchFormId: "xa" }, ["churchFormId"]],
  [{ pastorFormId: "xa", errorFormId: "xa" }, ["errorFormId"]],
])("%j: no form takes what is another's", (codes, fields) => expect(told(codes)).toEqual(fields));

test("an address is kept as the code in it", () => {
  const { pastorFormId } = forms.fields;
  expect(pastorFormId.schema.parse("https://formspree.io/f/xexemplo")).toBe("xexemplo");
});

test("the number of a stream is not taken for the code of the statistics", () => {
  const { schema } = analytics.fields.siteId;
  expect(["G-AB12CD34EF", undefined, "5551234567"].map((code) => schema.safeParse(code).success)).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  [{ items: [{ label: "A", hidden: true }] }, []],
  [{ items: [{ label: "A" }] }, ["items"]],
  [{ items: [{ label: "A", items: [{ label: "B", hidden: true }] }] }, []],
  [{ items: [{ label: "A", items: [{ label: "B" }, { label: "C", path: "/c" }] }] }, ["items"]],
  [{ items: [{ label: "A", path: "/a" }], footer: [{ label: "B", hidden: true }] }, []],
  [{ items: [{ label: "A", path: "/a" }], footer: [{ label: "B" }] }, ["footer"]],
])("%j: only a hidden link may wait for its page", (menu, fields) => {
  expect(navigation.schema.safeParse(menu).success).toBe(true);
  const broken = navigation.rules?.filter((rule) => Reflect.apply(rule.broken, rule, [menu]));
  expect(broken?.map(({ field }) => field)).toEqual(fields);
});
