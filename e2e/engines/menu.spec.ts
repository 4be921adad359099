import { menu, shown } from "../site";
import { expect, test } from "./test";
import { keys } from "./visitor";

const groups = shown(menu).filter(({ items }) => shown(items).length > 0);
const [group] = groups;
const [entry] = shown(group?.items);
const label = group?.label ?? "";
const open = "header details[open] a";

test.beforeAll(() => expect(entry, "a dropdown with an entry").toBeDefined());

test("a dropdown of the wide menu opens, closes and leads on, by mouse and by keyboard", async ({ visitor }) => {
  await visitor.visit("/noticias");
  await visitor.click("header summary", label);
  await visitor.sees(open, entry?.label ?? "");
  await visitor.click("h1");
  await visitor.seesNo(open);
  await visitor.click("header summary", label);
  await visitor.press(keys.Escape);
  await visitor.seesNo(open);
  expect(await visitor.read(() => document.activeElement?.textContent?.trim())).toBe(label);
  await visitor.press(keys.Enter);
  await visitor.sees(open, entry?.label ?? "");
  await visitor.press(keys.Tab);
  await visitor.press(keys.Enter);
  await visitor.isAt(entry?.path ?? "");
  await visitor.seesNo(open);
});

test("the keyboard goes through the wide bar from left to right", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.read(() => document.querySelector<HTMLElement>("header a")?.focus());
  const lefts: number[] = [];
  for (let stop = 0; stop < shown(menu).length + 1; stop++) {
    await visitor.press(keys.Tab);
    lefts.push(await visitor.read(() => document.activeElement?.getBoundingClientRect().left ?? -1));
  }
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  expect(new Set(lefts).size).toBe(lefts.length);
});

for (const scripts of ["on", "off"] as const)
  test.describe(`scripts ${scripts}`, () => {
    test.use({ setting: { screen: "phone", colors: "light", scripts } });

    test("the menu of a phone opens, leads on and is closed on the next page", async ({ visitor }) => {
      await visitor.open("/pastorais");
      if (scripts === "on") await visitor.taken();
      await visitor.seesNo("header nav li a");
      await visitor.click("header nav button", "Menu");
      await visitor.click("header summary", label);
      await visitor.click(open, entry?.label);
      await visitor.isAt(entry?.path ?? "");
      await visitor.seesNo("header nav li a");
    });
  });
