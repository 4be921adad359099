import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { model } from "../../../src/content-types";
import { toDecap } from "../../source-content/adapters/to-decap";
import { contentFolder } from "../../source-content/files/folder";
import { entryFormatter, settingFormatter } from "./formats";

const order = (file: string): string[] => {
  const [, folder = "", key = ""] = file.split("/");
  const collection = toDecap(model).find(({ name }) => name === folder);
  const fields = collection?.files?.find((one) => one.file === file)?.fields ?? collection?.fields ?? [];
  if (fields.length === 0) throw new Error(`No fields for ${folder}/${key}`);
  return fields.map(({ name }) => name);
};

it("keeps every byte of every entry and setting that is saved without a change", () => {
  const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(md|yml)$/.test(name),
  );
  const texts = files.map((name) => ({
    file: `content/${name}`,
    text: readFileSync(join(contentFolder, name), "utf8"),
  }));
  const saved = texts.map(({ file, text }) => {
    const format = file.endsWith(".yml") ? settingFormatter : entryFormatter;
    const data = format.fromFile(text) as object;
    return { file, text: format.toFile(data, order(file)) };
  });
  expect(saved.filter(({ text }, index) => text !== texts[index]?.text).map(({ file }) => file)).toEqual([]);
  expect(saved.length).toBeGreaterThan(50);
});

it("leaves out what is empty or off", () => {
  const data = { title: "A", cover: { decorative: false }, aliases: [], summary: "", draft: false, body: "\nTexto\n" };
  expect(entryFormatter.toFile(data, ["title"])).toBe("---\ntitle: A\n---\n\nTexto\n");
});

it("writes an entry without a text", () => {
  expect(entryFormatter.toFile({ title: "A", start: "2026-11-21", startTime: "19:30" })).toBe(
    '---\ntitle: A\nstart: "2026-11-21"\nstartTime: "19:30"\n---\n',
  );
});

it("writes fields in the model's order, whatever the order in which they were filled in", () => {
  expect(settingFormatter.toFile({ b: "2", z: "3", a: "1" }, ["a", "b"])).toBe('a: "1"\nb: "2"\nz: "3"\n');
});

it("says what can't be read, and the way back", () => {
  expect(() => entryFormatter.fromFile("sem campos")).toThrow(/o arquivo não começa com os campos.*no histórico/);
});
