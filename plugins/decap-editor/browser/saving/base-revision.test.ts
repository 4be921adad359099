import { baseOf, draftKept, draftRestored, noteSaved, setBase } from "./base-revision";
import { noteSave } from "./publication";

jest.mock("../local/PublishingBar", () => ({ savingBegan: () => undefined }));
jest.mock("../settings", () => ({ today: () => "2026-11-21" }));

jest.spyOn(console, "log").mockImplementation();

const kept = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  kept.clear();
  isFull = false;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException("", "QuotaExceededError");
        kept.set(key, text);
      },
    },
  });
});
afterAll(() => Reflect.deleteProperty(globalThis, "localStorage"));

it("keeps what a draft began from until it is saved, and no longer: the storage would fill", () => {
  setBase("a.md", "before");
  draftKept("a.md");
  setBase("a.md", "of another");
  draftRestored("a.md");
  expect(baseOf("a.md")).toBe("before");
  noteSaved("a.md", "after");
  expect([...kept.keys()]).toEqual([]);
});

it("does not fail a save, or a letter that is typed, where the browser's storage is full", () => {
  isFull = true;
  setBase("a.md", "before");
  expect(() => draftKept("a.md")).not.toThrow();
  expect(() => noteSave("abc", [])).not.toThrow();
});
