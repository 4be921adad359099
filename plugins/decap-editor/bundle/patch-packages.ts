import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { patches } from "./patches";

/** A change to one module of a package, for a defect that upstream has not mended. */
export interface Patch {
  /** The end of the module's path: `decap-cms-core/dist/esm/components/Editor/Editor.js`. */
  readonly module: string;
  /** What the defect does to an editor, and the address of its issue. */
  readonly because: string;
  /** Exact texts, each of which must stand in the module exactly once, and what takes their place. */
  readonly changes: readonly (readonly [before: string, after: string])[];
}

/** Applies a patch to the text of its module; throws where the module is not what the patch was written for. */
export function applyPatch({ module, changes }: Patch, text: string): string {
  return changes.reduce((patched, [before, after]) => {
    const count = patched.split(before).length - 1;
    if (count !== 1)
      throw new Error(
        `${module} has ${count} times what its patch in plugins/decap-editor/bundle/patches looks for. The package has changed: see whether the patch is still needed.\n${before}`,
      );
    return patched.replace(before, () => after);
  }, text);
}

/** Applies every patch while bundling; the bundle fails if a module that one is for does not come by. */
export const patchPackages: Plugin = {
  name: "patch-packages",
  setup(build) {
    const applied = new Set<Patch>();
    const escaped = patches.map(({ module }) =>
      module.replace(/[.\\/]/g, (sign) => (sign === "." ? "\\." : "[\\\\/]")),
    );
    if (escaped.length === 0) return;
    build.onLoad({ filter: new RegExp(`(${escaped.join("|")})$`) }, async ({ path }) => {
      const mine = patches.filter(({ module }) => path.replaceAll("\\", "/").endsWith(module));
      const text = mine.reduce((patched, patch) => applyPatch(patch, patched), await readFile(path, "utf8"));
      for (const patch of mine) applied.add(patch);
      return { contents: text, loader: "jsx" };
    });
    build.onEnd(() => {
      const missed = patches.filter((patch) => !applied.has(patch)).map(({ module }) => module);
      return missed.length > 0 ? { errors: [{ text: `The editor's bundle lacks ${missed.join(", ")}` }] } : {};
    });
  },
};
