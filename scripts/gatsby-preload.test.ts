import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** How many definitions Gatsby's own parser finds in a file, in a process that was started as builds are. */
function definitionsIn(path: string): string {
  const code = `
    const { default: parser } = await import("gatsby/dist/query/file-parser.js");
    const found = await new parser.default().parseFile(process.argv[1], (error) => { throw error; });
    console.log(found === null ? "not parsed" : found.astDefinitions.length);`;
  const preload = pathToFileURL("scripts/gatsby-preload.mjs").href;
  const args = ["--import", preload, "--input-type=module", "--eval", code, path];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim();
}

test("a package's fragments are read, and its other files are not", () => {
  expect(Number(definitionsIn("node_modules/gatsby-transformer-sharp/src/fragments.js"))).toBeGreaterThan(10);
  expect(definitionsIn("node_modules/gatsby-plugin-sharp/index.js")).toBe("not parsed");
}, 60_000);
