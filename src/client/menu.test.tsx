import { closeMenu, watchMenu } from "./menu";

const openDetails = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
const byId = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <details id="a" open><summary id="a-summary">A</summary><a id="a-link" href="/a#b">a</a></details>
      <details id="b" open><summary>B</summary></details>
      <details id="c"><summary>C</summary></details>
    </header>
    <main id="main"><a id="main-link" href="/m">m</a><details id="elsewhere" open><summary>D</summary></details></main>`;
});

it("closeMenu closes every submenu of the header and nothing else", () => {
  closeMenu(document);
  expect(openDetails()).toEqual(["elsewhere"]);
});

it("closeMenu leaves open what holds the given element", () => {
  closeMenu(document, byId("a-link"));
  expect(openDetails()).toEqual(["a", "elsewhere"]);
});

it("closeMenu hides the menu of a phone, which is a popover", () => {
  const menu = Object.assign(document.createElement("div"), { id: "phone-menu", hidePopover: jest.fn() });
  document.body.append(menu);
  // jsdom has no popovers, so it can't find an open one.
  jest
    .spyOn(document, "querySelectorAll")
    .mockImplementationOnce((selector) =>
      document.body.querySelectorAll(selector.includes(":popover-open") ? "#phone-menu" : selector),
    );
  closeMenu(document);
  menu.remove();
  expect(menu.hidePopover).toHaveBeenCalled();
});

describe("once it is watched, the menu closes", () => {
  beforeAll(() => watchMenu(document));

  it("by a click beside it", () => {
    byId("main")?.click();
    expect(openDetails()).toEqual(["elsewhere"]);
  });

  it("but for the submenu that is clicked in", () => {
    byId("a-summary")?.addEventListener("click", (event) => event.preventDefault());
    byId("a-summary")?.click();
    expect(openDetails()).toEqual(["a", "elsewhere"]);
  });

  it("by a click on one of its links, also where that leads to a place of the same page", () => {
    byId("a-link")?.addEventListener("click", (event) => event.preventDefault());
    byId("a-link")?.click();
    expect(openDetails()).toEqual(["elsewhere"]);
  });

  it("by Escape, which gives the focus back to what opened it", () => {
    byId("a-link")?.focus();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(openDetails()).toEqual(["elsewhere"]);
    expect(document.activeElement?.id).toBe("a-summary");
  });

  it("when the keyboard goes on past it", () => {
    byId("a-link")?.focus();
    expect(openDetails()).toEqual(["a", "elsewhere"]);
    byId("main-link")?.focus();
    expect(openDetails()).toEqual(["elsewhere"]);
  });

  it("not by another key", () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect(openDetails()).toEqual(["a", "b", "elsewhere"]);
  });
});
