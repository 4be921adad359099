import { chooseTheme, isTheme, showTheme, storedTheme } from "./theme";

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
afterEach(() => jest.restoreAllMocks());

it("is the device's until the visitor chooses", () => {
  expect(storedTheme()).toBe("auto");
});

it.each(["light", "dark"] as const)("shows and remembers %s", (theme) => {
  chooseTheme(theme);
  expect(shown()).toBe(theme);
  expect(storedTheme()).toBe(theme);
});

it("forgets the choice with the return to the device's", () => {
  chooseTheme("dark");
  chooseTheme("auto");
  expect(shown()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it("shows without remembering", () => {
  showTheme("dark");
  expect(shown()).toBe("dark");
  expect(storedTheme()).toBe("auto");
});

it("takes what it does not know for no choice", () => {
  localStorage.setItem("theme", "pink");
  expect(storedTheme()).toBe("auto");
  expect([isTheme("pink"), isTheme(null), isTheme("auto")]).toEqual([false, false, true]);
});

it("works where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(storedTheme()).toBe("auto");
  chooseTheme("dark");
  expect(shown()).toBe("dark");
  chooseTheme("auto");
  expect(shown()).toBeUndefined();
});
