import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../plugins/source-content/files/check";
import { model } from "../src/content-types";
import { makeSection, sections } from "./testing/make-section";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "section-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("the content of the journeys has no problem", async () => {
  expect((await checkContent(model)).problems).toEqual([]);
});

const small = Object.keys(sections).filter((name) => name !== "thousand");

it.each(small)("the section “%s” has the entries that it says, and the check finds nothing", async (name) => {
  await makeSection(name, folder);
  const { problems, entries } = await checkContent(model, folder);
  expect(problems).toEqual([]);
  const counts = model.collections.map((one) => [
    one.name,
    entries.filter((entry) => entry.collection === one.name).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(sections[name]?.entries);
});

it("entries with every field lack none but those that would hide them", async () => {
  await makeSection("every-field", folder);
  const { entries } = await checkContent(model, folder);
  for (const { name, fields } of model.collections) {
    const last = entries.findLast(({ collection }) => collection === name);
    expect([name, Object.keys(last?.values ?? {}).sort()]).toEqual([name, Object.keys(fields).sort()]);
  }
});
