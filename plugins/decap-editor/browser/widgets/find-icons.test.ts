import { icons as lucide } from "@iconify-json/lucide";
import { findIcons, iconLabel, iconWords } from "./find-icons";

const all = Object.keys(lucide.icons).map((name) => `lucide:${name}`);

it("knows Portuguese words only for icons that there are", () => {
  expect(Object.keys(iconWords).filter((name) => !(name in lucide.icons))).toEqual([]);
});

it.each([
  ["coração", "lucide:heart"],
  ["CORACAO", "lucide:heart"],
  ["família", "lucide:users"],
  ["casa", "lucide:house"],
  ["bíblia", "lucide:book-open"],
  ["book open", "lucide:book-open"],
])("finds by %s", (typed, icon) => {
  expect(findIcons(all, typed)).toContain(icon);
});

it("shows those with Portuguese words while nothing is typed", () => {
  expect(findIcons(all, " ")).toHaveLength(Object.keys(iconWords).length);
});

it("says what an icon shows", () => {
  expect(iconLabel("lucide:heart")).toMatch(/coração/);
  expect(iconLabel("lucide:brick-wall")).toBe("brick wall");
});
