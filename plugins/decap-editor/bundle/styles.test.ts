import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

const browser = "plugins/decap-editor/browser";
const named = new Set(
  [...`${read(browser, /\.css$/)}${read(browser, /\.tsx?$/)}`.matchAll(/\[class\*="-?(\w+)"\]/g)].map(
    ([, name]) => name,
  ),
);
const packages = ["core", "ui-default", "widget-file", "widget-list", "widget-markdown"];
const decap = packages.map((name) => read(`node_modules/decap-cms-${name}/dist/esm`, /\.js$/)).join("\n");

test("every label of Decap's that a style or a script names is in its packages", () => {
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !new RegExp(`label: ?"${name}"|label:${name};`).test(decap))).toEqual([]);
});
