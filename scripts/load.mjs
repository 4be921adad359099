/**
 * Runs something of a TypeScript module in this process. A failure that is explained is printed as a sentence, any
 * other with its stack.
 * @template Module
 * @param {string} file relative to this folder
 * @param {(module: Module) => Promise<void>} use
 */
export async function load(file, use) {
  try {
    // tsx is a dependency: it is there only after the installation.
    const { tsImport } = await import("tsx/esm/api");
    await use(await tsImport(file, import.meta.url));
  } catch (error) {
    console.error(error instanceof Error && error.name === "Problem" ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
