const calls: string[] = [];
/** The files that Gatsby knows, with their versions. */
let files: Record<string, string> = {};
/** What happens while the pages are made the next time. */
let meanwhile: (() => void) | undefined;
let isDeveloping = true;

jest.mock("./entries", () => ({ refreshEntries: async () => void calls.push("entries") }));
jest.mock("../../../src/gatsby/pages", () => ({
  makePages: async () => {
    calls.push("pages");
    meanwhile?.();
    meanwhile = undefined;
  },
}));
jest.mock("./developing", () => ({
  get isDeveloping() {
    return isDeveloping;
  },
}));

type FollowChanges = typeof import("./follow-changes");
let createPages: FollowChanges["createPages"];

/** What is made, in order, when Gatsby asks for the pages. */
async function made() {
  if (!createPages) throw new Error("Gatsby does not ask for pages.");
  calls.length = 0;
  const nodes = () => Object.entries(files).map(([id, contentDigest]) => ({ id, internal: { contentDigest } }));
  await Reflect.apply(createPages, undefined, [{ getNodesByType: (type: string) => (type === "File" ? nodes() : []) }]);
  return [...calls];
}

beforeEach(() => {
  isDeveloping = true;
  files = { a: "1", b: "1" };
  jest.isolateModules(() => {
    ({ createPages } = jest.requireActual<FollowChanges>("./follow-changes"));
  });
});

test("of what was sourced, the pages are made at once", async () => {
  expect(await made()).toEqual(["pages"]);
});

test.each([
  ["changed", { a: "1", b: "2" }],
  ["came", { a: "1", b: "1", c: "1" }],
  ["went", { a: "1" }],
])("where a file %s, the entries are made before the pages, and once", async (_what, later) => {
  await made();
  files = later;
  expect(await made()).toEqual(["entries", "pages"]);
  expect(await made()).toEqual(["pages"]);
});

test("what changes while the pages are made is not forgotten", async () => {
  await made();
  meanwhile = () => {
    files = { a: "2" };
  };
  expect(await made()).toEqual(["pages", "entries", "pages"]);
});

test("a build makes the pages once, of what it read at its beginning", async () => {
  isDeveloping = false;
  meanwhile = () => {
    files = {};
  };
  expect(await made()).toEqual(["pages"]);
});
