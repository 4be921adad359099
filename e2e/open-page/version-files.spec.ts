import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { built } from "../deployed-site";
import { routes } from "../site";
import { added, removed, secondBuild } from "./second-build";

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));

for (const [name, folder, paths] of [
  ["A", built, routes],
  ["B", secondBuild, undefined],
] as const) {
  test(`build ${name} says which version it is, when it was made and which pages it has`, () => {
    const { id, timestamp, ...rest } = read(folder, "builds/latest.json");
    expect(id).toMatch(/^[0-9a-f]{20}$/);
    expect(timestamp).toBeLessThanOrEqual(Date.now());
    expect(rest).toEqual({});
    expect(readdirSync(join(folder, "builds/meta"))).toEqual([`${id}.json`]);
    const meta = read(folder, `builds/meta/${id}.json`);
    expect(Object.keys(meta)).toEqual(["id", "timestamp", "prerendered"]);
    expect(meta).toMatchObject({ id, timestamp });
    expect(read(folder, "page-data/app-data.json").id).toBe(id);
    const has = (path: string) => meta.prerendered.includes(path);
    expect([has(added.path), has(removed.path)]).toEqual(name === "B" ? [true, false] : [false, true]);
    if (paths) expect([...meta.prerendered].sort()).toEqual([...paths].filter((path) => path !== "/404").sort());
  });
}

test("another content and code is another version, of which no script has the name of one before", () => {
  expect(read(built, "builds/latest.json").id).not.toBe(read(secondBuild, "builds/latest.json").id);
  const scripts = (folder: string) => readdirSync(folder).filter((name) => /-[0-9a-f]{10,20}\.js$/.test(name));
  // But for the one that is no part of the runtime, and named by its content alone.
  const both = scripts(secondBuild).filter((name) => scripts(built).includes(name) && !name.startsWith("forms-"));
  expect(both).toEqual([]);
});

test("at Netlify, too, the files of pages and the host's rules are those of the build alone", () => {
  const text = (folder: string, name: string) => readFileSync(join(folder, name), "utf8");
  expect(text(secondBuild, "_headers")).toBe(text(built, "_headers"));
  const rules = (folder: string) =>
    text(folder, "_redirects")
      .split("\n")
      .filter((line) => !line.includes(removed.path));
  expect(rules(secondBuild)).toEqual(rules(built));
  const pages = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".html"));
  expect(pages(secondBuild)).toEqual(pages(built));
});
