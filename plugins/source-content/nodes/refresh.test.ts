const calls: string[] = [];
/** The files that Gatsby knows, with their versions. */
let files: Record<string, string> = {};
let isDeveloping = true;

jest.mock("../files/check", () => ({
  checkContent: async () => ({ problems: [], entries: [] }),
  requireGoodContent: async () => ({ problems: [], entries: [] }),
}));
jest.mock("./entry-nodes", () => ({ createEntryNodes: async () => void calls.push("entries") }));
jest.mock("./file-nodes", () => ({ allFileNodes: async () => undefined }));
jest.mock("./developing", () => ({
  get isDeveloping() {
    return isDeveloping;
  },
}));

import { contentSource } from "./content-source";

const args = {
  getNodesByType: () => Object.entries(files).map(([id, contentDigest]) => ({ id, internal: { contentDigest } })),
};
let source: ReturnType<typeof contentSource>;

/** What is made, in order, when Gatsby calls a hook. */
async function made(hook: "sourceNodes" | "createPages") {
  calls.length = 0;
  await Reflect.apply(source[hook], undefined, [args, { plugins: [], model: {} }]);
  return [...calls];
}

beforeEach(async () => {
  jest.useFakeTimers();
  isDeveloping = true;
  files = { a: "1", b: "1" };
  source = contentSource();
  await made("sourceNodes");
});
afterEach(() => jest.useRealTimers());

test("of what was sourced, the pages are made at once", async () => {
  expect(await made("createPages")).toEqual([]);
});

test.each([
  ["changed", { a: "1", b: "2" }],
  ["came", { a: "1", b: "1", c: "1" }],
  ["went", { a: "1" }],
])("where a file %s, the entries are made before the pages, and once", async (_what, later) => {
  files = later;
  expect(await made("createPages")).toEqual(["entries"]);
  expect(await made("createPages")).toEqual([]);
});

test("what changes while the pages are made is not forgotten", async () => {
  await made("createPages");
  files = { a: "2" };
  await jest.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(["entries"]);
});

test("a build makes the entries once, of what it read at its beginning", async () => {
  isDeveloping = false;
  files = {};
  expect(await made("createPages")).toEqual([]);
});
