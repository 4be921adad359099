import { withPages } from "./menu-items";

const link = (label: string, path: string, hidden = false) => ({ label, path, hidden });
const entry = (label: string, path: string, hidden = false, items: ReturnType<typeof link>[] = []) => ({
  ...link(label, path, hidden),
  items,
});
const page = { title: "Benefícios", path: "/beneficios" };
const labels = (items: Parameters<typeof withPages>[0]) => withPages(items, [page]).map(({ label }) => label);

it("puts a page that asks for it at the end of the menu", () => {
  expect(withPages([entry("Pastorais", "/pastorais")], [page])[1]).toEqual(entry("Benefícios", "/beneficios"));
});

it.each([
  ["in it", [entry("Vantagens", "/beneficios")]],
  ["in one of its submenus", [entry("Recursos", "", false, [link("Vantagens", "/beneficios")])]],
])("does not repeat a page that is %s under another name", (_where, items) => {
  expect(labels(items)).not.toContain("Benefícios");
});

it.each([
  ["the entry", [entry("Vantagens", "/beneficios", true)]],
  ["the entry in a submenu", [entry("Recursos", "", false, [link("Vantagens", "/beneficios", true)])]],
  ["the submenu", [entry("Recursos", "", true, [link("Vantagens", "/beneficios")])]],
])("shows a page that asks for it where %s is hidden", (_where, items) => {
  expect(labels(items)).toContain("Benefícios");
});
