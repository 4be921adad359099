import { dropGoneEntries, setPresentEntries } from "./gone-entries";

/** The ids of the news that are let go, where there are these. */
function droppedOf(news: readonly { id: string; parent: string }[], files: readonly string[]) {
  const dropped: string[] = [];
  const args = {
    actions: { deleteNode: ({ id }: { id: string }) => dropped.push(id) },
    getNode: (id: string) => (files.includes(id) ? { id } : undefined),
    getNodesByType: (type: string) => (type === "News" ? news : []),
  };
  Reflect.apply(dropGoneEntries, undefined, [args]);
  return dropped;
}

const news = [
  { id: "a", parent: "file a" },
  { id: "b", parent: "file b" },
];

test("entries that are there stay", () => {
  setPresentEntries(["a", "b"]);
  expect(droppedOf(news, ["file a", "file b"])).toEqual([]);
});

test("an entry goes with its file", () => {
  setPresentEntries(["a", "b"]);
  expect(droppedOf(news, ["file a"])).toEqual(["b"]);
});

test("an entry that is a draft now goes, though its file is there", () => {
  setPresentEntries(["b"]);
  expect(droppedOf(news, ["file a", "file b"])).toEqual(["a"]);
});
