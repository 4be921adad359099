import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** How many definitions Gatsby's own parser finds in files, in a process that was started as builds are; null if it reads none. */
function definitionsIn(...paths: string[]): (number | null)[] {
  const code = `
    const { default: parser } = await import("gatsby/dist/query/file-parser.js");
    const found = (path) => new parser.default().parseFile(path, (error) => { throw error; });
    const all = await Promise.all(process.argv.slice(1).map(found));
    console.log(JSON.stringify(all.map((one) => one && one.astDefinitions.length)));`;
  const preload = pathToFileURL("scripts/gatsby-preload.mjs").href;
  const args = ["--import", preload, "--input-type=module", "--eval", code, ...paths];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

test("what has a query, a fragment or a page's export is parsed, and other files are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "parsed-"));
  const list = join(folder, "page.js");
  writeFileSync(list, "const Head = () => null;\nexport {\n  Head,\n};\n");
  const parsed = [
    list,
    "node_modules/gatsby-transformer-sharp/src/fragments.js",
    "src/layout/use-site.ts",
    "src/pages/index.tsx",
  ];
  const others = ["node_modules/gatsby-plugin-sharp/index.js", "src/layout/Layout.tsx"];
  const [exported, fragments, hook, page, ...rest] = definitionsIn(...parsed, ...others);
  rmSync(folder, { recursive: true });
  expect(exported).toBe(0);
  expect(Number(fragments)).toBeGreaterThan(10);
  expect([hook, page]).toEqual([1, 1]);
  expect(rest).toEqual([null, null]);
}, 60_000);
