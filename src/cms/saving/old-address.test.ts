import { aliasesAfter } from "./old-address";

const entry = (fields = "") => `---\ntitle: Retiro\n${fields}---\n`;
const path = "content/news/retiro-2026/index.md";

it("keeps the address that an entry had from its folder", () => {
  expect(aliasesAfter(entry(), path, { slug: "retiro-de-pastores", aliases: [] })).toEqual(["retiro-2026"]);
});

it("keeps the address that was chosen before", () => {
  const before = entry("slug: retiro\naliases:\n  - encontro\n");
  expect(aliasesAfter(before, path, { slug: "retiro-de-pastores", aliases: ["encontro"] })).toEqual([
    "encontro",
    "retiro",
  ]);
});

it("takes an address out of the old ones when it is used again", () => {
  const before = entry("slug: retiro\naliases:\n  - retiro-2026\n");
  expect(aliasesAfter(before, path, { slug: "", aliases: ["retiro-2026"] })).toEqual(["retiro"]);
});

it("leaves an entry alone whose address stays", () => {
  const aliases = ["encontro"];
  expect(aliasesAfter(entry("slug: retiro\n"), path, { slug: "retiro", aliases })).toBe(aliases);
});
