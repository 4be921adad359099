import { readFileSync } from "node:fs";
import { createPublisher, steps } from "./publisher";
import { makeFolder, removeFolders } from "./testing/folders";

afterAll(removeFolders);
afterEach(() => jest.restoreAllMocks());

/** One round whose build begins with these activities: what the editor and the terminal are told, and the error that ended it. */
async function round(activities: readonly unknown[], profile: boolean, toRelease = async () => {}) {
  const told: string[] = [];
  const printed = jest.spyOn(console, "log").mockImplementation();
  const run = createPublisher({
    project: makeFolder({}),
    builder: {
      run: async ({ onActivity }) => {
        for (const activity of activities) onActivity?.(activity);
        return "built";
      },
      stop: async () => undefined,
    },
    releases: { current: () => "", earlier: () => [], publish: toRelease },
    editor: {
      answer: () => false,
      isOpen: () => true,
      writePage: async () => undefined,
      greeting: () => "",
      beginRound: async () => ({
        content: undefined,
        tell: (step) => void told.push(step),
        end: (isPublished) => void told.push(isPublished ? "published" : "failed"),
      }),
    },
    withoutSite: async () => undefined,
    profile,
  });
  const failure: unknown = await run({ quiet: true, waited: 400 }).then(
    () => undefined,
    (error) => error,
  );
  return { told, failure, printed: printed.mock.calls.join("\n") };
}

it("tells the editor how far it is", async () => {
  const { told, printed } = await round(["initialize cache", ...steps.keys()], false);
  expect(told.map((step) => step.split(":")[0])).toEqual([
    "passo 1 de 4",
    "passo 2 de 4",
    "passo 3 de 4",
    "passo 4 de 4",
    "published",
  ]);
  expect(printed).toMatch(/^Site construído em \d+ s\.$/);
});

it("tells the editor that a good site could not be published", async () => {
  const full = new Error("ENOSPC: no space left on device");
  const { told, failure } = await round([], false, () => Promise.reject(full));
  expect([told.at(-1), failure]).toEqual(["failed", full]);
});

it("prints where the time went, the waiting included, for who asks", async () =>
  expect((await round([], true)).printed).toContain("    0.40 s  until nothing more changed"));

it("knows Gatsby's names for what it begins with", () => {
  const files = ["services/source-nodes.js", "services/write-out-requires.js", "commands/build.js"];
  const code = files.map((file) => readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8")).join("");
  for (const name of steps.keys()) expect(code).toContain(`activityTimer(\`${name}\``);
});
