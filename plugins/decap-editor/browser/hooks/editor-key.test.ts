import { editorKey } from "./editor-key";

const isSameForm = (from: string, to: string, action = "PUSH") => editorKey(from, "PUSH") === editorKey(to, action);

test("an entry keeps its form while it is drawn again, and when it is saved for the first time", () => {
  expect(isSameForm("/collections/news/entries/a/index", "/collections/news/entries/a/index")).toBe(true);
  expect(isSameForm("/collections/news/new", "/collections/news/entries/a/index")).toBe(true);
  const first = editorKey("/collections/news/new", "PUSH");
  expect(editorKey("/collections/news/entries/c/index", "REPLACE")).toBe(first);
  // 'Publicar e criar outra'.
  expect(editorKey("/collections/news/new", "PUSH")).not.toBe(first);
});

test("another entry gets another form, of another collection or by its address too", () => {
  expect(isSameForm("/collections/news/entries/a/index", "/collections/news/entries/b/index")).toBe(false);
  expect(isSameForm("/collections/events/new", "/collections/news/entries/a/index")).toBe(false);
  expect(isSameForm("/collections/news/new", "/collections/news/entries/a/index", "POP")).toBe(false);
  expect(isSameForm("/collections/news/entries/a/index", "/collections/news/new")).toBe(false);
});
