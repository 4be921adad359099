import { readFileSync } from "node:fs";
import { patched, patchedModules } from "./apply-patches";
import { type Patch, patches } from "./patches";

it.each(patchedModules)("finds what it was written for in the installed %s", (module) => {
  const text = readFileSync(`node_modules/${module}`, "utf8");
  expect(patched(module, text)).not.toBe(text);
});

it("has at most twelve patches, each in the README with what is lost without it", () => {
  expect(patches.length).toBeLessThanOrEqual(12);
  const readme = readFileSync("plugins/decap-editor/README.md", "utf8");
  expect(patches.filter(({ name }) => !readme.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});

const patch: Patch = {
  name: "one-to-two",
  lost: "It is broken.",
  edits: [["package/module.js", "one", "editorHooks.two $&"]],
};

it("puts the mended text in the place of the broken one, character for character", () => {
  expect(patched("package/module.js", "from one on", [patch])).toBe(
    'import * as editorHooks from "editor-hooks";\nfrom editorHooks.two $& on',
  );
});

it.each(["from on on", "one and one"])("refuses a module that it was not written for: %s", (text) => {
  expect(() => patched("package/module.js", text, [patch])).toThrow("package/module.js, patch one-to-two");
});
