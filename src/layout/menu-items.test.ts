import { withPages } from "./menu-items";

const link = (label: string, path: string, hidden = false) => ({ label, path, hidden });
const entry = (label: string, path: string | null, items: ReturnType<typeof link>[] = [], hidden = false) => ({
  ...{ label, path, items, hidden },
});
const page = { title: "Benefícios", path: "/beneficios" };
const about = link("Quem somos", "/quem-somos");
const draw = (items: Parameters<typeof withPages>[0], pages = [page]) =>
  withPages(items, pages).map(({ label, items: inner }) => [label, ...inner.map((one) => one.label)]);

it("puts a page that asks for it at the end of the first submenu", () => {
  const items = [entry("Pastorais", "/pastorais"), entry("Conheça", null, [about]), entry("Recursos", null, [about])];
  expect(draw(items)).toEqual([["Pastorais"], ["Conheça", "Quem somos", "Benefícios"], ["Recursos", "Quem somos"]]);
});

it("makes a submenu where there is none, and none for nothing", () => {
  expect(draw([entry("Pastorais", "/pastorais")])).toEqual([["Pastorais"], ["Mais", "Benefícios"]]);
  expect(draw([entry("Pastorais", "/pastorais")], [])).toEqual([["Pastorais"]]);
});

it.each([
  ["by itself", [entry("Vantagens", "/beneficios"), entry("Conheça", null, [about])]],
  ["in a submenu", [entry("Conheça", null, [link("Vantagens", "/beneficios")])]],
])("does not repeat a page that the menu shows %s under another name", (_where, items) => {
  expect(draw(items).flat()).not.toContain("Benefícios");
});

it.each([
  ["its entry", [entry("Vantagens", "/beneficios", [], true), entry("Conheça", null, [about])]],
  ["its entry in a submenu", [entry("Conheça", null, [about, link("Vantagens", "/beneficios", true)])]],
  ["the submenu with its entry", [entry("Conheça", null, [link("Vantagens", "/beneficios")], true)]],
])("shows a page that asks for it where %s is hidden", (_what, items) => {
  expect(draw(items).flat()).toContain("Benefícios");
});
