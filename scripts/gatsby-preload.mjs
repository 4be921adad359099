import { compileHooks } from "./compile-hooks.mjs";
import { letPoolsEnd } from "./idle-workers.mjs";

/**
 * Loaded before Gatsby, and before each process that it starts (scripts/gatsby.mjs): esbuild compiles the hooks in place of
 * Parcel, and pools of workers may end with work left. Workers do neither, and are spared the loading of Parcel.
 */
if (!/[\\/](jest|gatsby)-worker[\\/]/.test(process.argv[1] ?? "")) {
  const { default: parcel } = await import("gatsby/dist/utils/parcel/compile-gatsby-files.js");
  if (typeof parcel.compileGatsbyFiles !== "function")
    throw new Error("Gatsby compiles its files in another way now: see whether scripts/gatsby-preload.mjs is needed.");
  parcel.compileGatsbyFiles = compileHooks;
  letPoolsEnd((await import("gatsby-worker")).WorkerPool);
}
