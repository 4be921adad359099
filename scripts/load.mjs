import { createRequire } from "node:module";

/**
 * Calls a function of a TypeScript module in this process. A Problem is printed as a sentence, any other error with its
 * stack.
 * @template Module
 * @param {string} file relative to this folder
 * @param {(module: Module) => Promise<void>} use
 */
export async function load(file, use) {
  try {
    // tsx is a dependency: it exists only after installation.
    const [esm, commonJs] = await Promise.all([import("tsx/esm/api"), import("tsx/cjs/api")]);
    esm.register();
    commonJs.register();
    await use(createRequire(import.meta.url)(file));
  } catch (error) {
    console.error(error instanceof Error && error.name === "Problem" ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
