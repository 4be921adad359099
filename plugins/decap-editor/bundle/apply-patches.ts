import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { leftOut } from "./left-out";
import { type Patch, patches, whole } from "./patches";

const everything: readonly Patch[] = [...patches, { name: "left-out", lost: "Weight: 190 KB.", edits: leftOut }];

/**
 * The text of a module with every patch that names it. Throws where the module is not what a patch was written for.
 *
 * @param text what the package's module holds
 */
export function patched(module: string, text: string, all: readonly Patch[] = everything): string {
  const edits = all.flatMap(({ name, edits }) => edits.map((edit) => [name, ...edit] as const));
  const mine = edits.filter(([, of]) => of === module);
  const result = mine.reduce((before, [name, , from, to]) => {
    if (from === whole) return to;
    const count = before.split(from).length - 1;
    if (count !== 1)
      throw new Error(
        `${module}, patch ${name}: the text to replace stands there ${count} times. The package has changed: is the patch still needed? See plugins/decap-editor/README.md.\n${from}`,
      );
    return before.replace(from, () => to);
  }, text);
  return result.includes("editorHooks.") ? `import * as editorHooks from "editor-hooks";\n${result}` : result;
}

/** The modules that are patched. */
export const patchedModules = [...new Set(everything.flatMap(({ edits }) => edits.map(([module]) => module)))];

/** Applies every patch while bundling; the bundle fails if a module that one is for does not come by. */
export const applyPatches: Plugin = {
  name: "apply-patches",
  setup(build) {
    const seen = new Set<string>();
    // The patched files alone: for each that the filter meets, esbuild asks this process, and waits while Gatsby keeps it busy.
    const names = patchedModules.join("|").replaceAll(".", "\\.");
    const filter = new RegExp(`/node_modules/(${names})$`.replaceAll("/", "[\\\\/]"));
    build.onLoad({ filter }, async ({ path }) => {
      const module = patchedModules.find((name) => path.replaceAll("\\", "/").endsWith(`/node_modules/${name}`));
      if (!module) return undefined;
      seen.add(module);
      return { contents: patched(module, await readFile(path, "utf8")), loader: "jsx" };
    });
    build.onEnd(() => {
      const missed = patchedModules.filter((module) => !seen.has(module));
      return missed.length > 0 ? { errors: [{ text: `The editor's bundle lacks ${missed.join(", ")}` }] } : {};
    });
  },
};
