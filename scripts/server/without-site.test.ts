import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "./build";
import { createPublisher } from "./publisher";
import { makeFolder, removeFolders } from "./testing/folders";
import { writeInstead } from "./without-site";

afterAll(removeFolders);

const broken = makeFolder({ "news/a/index.md": "---\ntitle: Um título\n---\n" });

/** One round of a project that never had a site, whose build ends so. */
async function firstRound(outcome: Outcome, content?: string): Promise<string[]> {
  const told: string[] = [];
  const publish = createPublisher({
    project: makeFolder({}),
    builder: { run: async () => outcome, stop: async () => undefined },
    releases: { current: () => undefined, earlier: () => [], publish: async () => undefined },
    editor: content
      ? {
          answer: () => false,
          isOpen: () => true,
          writePage: async () => undefined,
          greeting: () => "",
          beginRound: async () => ({ content, tell: () => undefined, end: () => undefined }),
        }
      : undefined,
    withoutSite: async (problems) => void told.push(problems),
  });
  expect(await publish({ quiet: true })).toBe(outcome);
  return told;
}

beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.CONTENT_DIR;
});

it("tells what is wrong where the first site can't be built", async () => {
  const [problems] = await firstRound("failed", broken);
  expect(problems).toContain("content/news/a/index.md");
});

it("says so without reasons where the content is in order", async () =>
  expect(await firstRound("failed")).toEqual([""]));

it("of a site that is built or told to stop, nothing", async () => {
  expect(await firstRound("built")).toEqual([]);
  expect(await firstRound("stopped")).toEqual([]);
});

it("offers the editor and says what is wrong, whatever a title holds", async () => {
  const folder = makeFolder({});
  const writePage = jest.fn(async () => undefined);
  await writeInstead(folder, "“<script>”: falta.", { writePage });
  expect(writePage).toHaveBeenCalledWith(folder);
  const page = await readFile(join(folder, "index.html"), "utf8");
  expect(page).toContain('href="/admin"');
  expect(page).toContain("“&lt;script&gt;”: falta.");
  expect(await readFile(join(folder, "_headers"), "utf8")).toContain("nosniff");
});
