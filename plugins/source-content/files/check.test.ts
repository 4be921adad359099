import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { model } from "../../../src/content-types";
import { type Content, contentFiles, good, newsWith } from "../testing/fixture";
import type * as Check from "./check";

let folder: string;
let check: typeof Check;

async function write(change: Content) {
  for (const { file, text } of contentFiles(change).texts) {
    const target = join(folder, file.replace(/^content\//, ""));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await writeFile(join(folder, "documents/estatuto/estatuto.pdf"), "%PDF-1.4\n");
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  process.env.CONTENT_DIR = folder;
  check = await import("./check");
});
beforeEach(() => {
  delete process.env.BUILD_DAY;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(async () => {
  delete process.env.CONTENT_DIR;
  await rm(folder, { recursive: true });
});

const doNotFake: FakeTimersConfig["doNotFake"] = ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"];

const isPublished = async (date: string, change: Content = {}) => {
  await write({ ...change, "content/news/encontro/index.md": newsWith({ date }) });
  return (await check.checkContent(model)).entries.find(({ key }) => key === "encontro")?.published;
};

it.each([
  ["the evening before, when it is the day already elsewhere", "2026-06-15T02:59:59Z", false],
  ["midnight", "2026-06-15T03:00:00Z", true],
])("publishes by the day in São Paulo: %s", async (_name, now, published) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake });
  expect(await isPublished("2026-06-15")).toBe(published);
});

it("publishes by the day of the section's state: two hours later in Acre", async () => {
  const acre = { ...good["content/settings/site.yml"].fields, state: "AC" };
  jest.useFakeTimers({ now: new Date("2026-06-15T04:59:59Z"), doNotFake });
  expect(await isPublished("2026-06-15", { "content/settings/site.yml": { fields: acre } })).toBe(false);
});

it("takes another day for today if it is told so", async () => {
  process.env.BUILD_DAY = "2001-02-03";
  expect(check.today({ state: "SP" })).toBe("2001-02-03");
  expect(await isPublished("2001-02-04")).toBe(false);
  expect(await isPublished("2001-02-03")).toBe(true);
});

describe("requireGoodContent", () => {
  const watched = () => ({
    exit: jest.spyOn(process, "exit").mockImplementation(() => undefined as never),
    stderr: jest.spyOn(process.stderr, "write").mockReturnValue(true),
  });

  it("lets good content through", async () => {
    const { exit, stderr } = watched();
    await write({});
    expect((await check.requireGoodContent(model)).problems).toEqual([]);
    expect(exit).not.toHaveBeenCalled();
    expect(stderr).not.toHaveBeenCalled();
  });

  it("ends the process with the list of all problems", async () => {
    const { exit, stderr } = watched();
    await write({ "content/news/encontro/index.md": newsWith({ date: "ontem", summary: "" }) });
    await check.requireGoodContent(model);
    expect(exit).toHaveBeenCalledWith(1);
    const [text] = stderr.mock.calls[0] ?? [];
    expect(text).toContain("O conteúdo tem 2 problemas.");
    expect(text).toContain("  Data: encontrei “ontem”. ");
    expect(text).toContain("  Resumo: está em branco. ");
  });
});
