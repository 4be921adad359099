import { addressAfter, formerNamesAfter } from "./old-address";

const entry = (fields = "") => `---\ntitle: Retiro\n${fields}---\n`;
const path = "content/news/retiro-2026/index.md";

it("knows the address that an entry had from its folder", () => {
  const change = addressAfter(entry(), path, { slug: "retiro-de-pastores", aliases: [] });
  expect(change).toEqual({ old: "retiro-2026", aliases: [] });
});

it("knows the address that was chosen before, and keeps the older ones", () => {
  const before = entry("slug: retiro\naliases:\n  - encontro\n");
  const change = addressAfter(before, path, { slug: "retiro-de-pastores", aliases: ["encontro"] });
  expect(change).toEqual({ old: "retiro", aliases: ["encontro"] });
});

it("takes an address out of the old ones when it is used again", () => {
  const before = entry("slug: retiro\naliases:\n  - retiro-2026\n");
  expect(addressAfter(before, path, { slug: "", aliases: ["retiro-2026"] })).toEqual({ old: "retiro", aliases: [] });
});

it("leaves an entry alone whose address stays", () => {
  expect(addressAfter(entry("slug: retiro\n"), path, { slug: "retiro", aliases: ["encontro"] })).toBeUndefined();
  expect(addressAfter(entry('slug: "retiro "\n'), path, { slug: "retiro", aliases: [] })).toBeUndefined();
});

it.each([
  ["the name that is replaced joins the former ones", "OPBB-AC", ["Seção Acre"], ["Seção Acre", "OPBB-SP"]],
  ["a name that stays is no former one", "OPBB-SP", ["Seção Acre"], ["Seção Acre"]],
  ["going back to a former name makes it the present one", "Seção Acre", ["Seção Acre"], ["OPBB-SP"]],
  ["a name of the same address keeps it", "opbb sp", [], []],
])("%s", (_what, name, former, kept) => {
  expect(formerNamesAfter("name: OPBB-SP\nstate: SP\n", name, former)).toEqual(kept);
});
