import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const project = join(__dirname, "..");

/** A file, what it holds, and the rule that it breaks. */
const planted: readonly (readonly [path: string, text: string, rule: string | undefined])[] = [
  ["src/features/a/A.tsx", 'import { b } from "../b/b";', "features-apart"],
  ["src/features/a/Type.tsx", 'import type { B } from "../b/b";', "features-apart"],
  ["src/features/a/Model.tsx", 'import { model } from "../../content-types";', "types-of-src/content-types/"],
  ["src/features/a/Query.tsx", 'import { graphql } from "gatsby";', "views-are-plain"],
  ["src/features/a/Framed.tsx", 'import { Seo } from "../../layout/Seo";', "views-are-plain"],
  ["src/ui/Icon.tsx", 'import { b } from "../features/b/b";', "src/ui"],
  ["src/ui/Later.tsx", 'export const later = () => import("../layout/Seo");', "src/ui"],
  ["src/lib/all.ts", 'export * from "../ui/Picture";', "src/lib"],
  ["src/lib/zod.ts", 'import { z } from "zod";', "no-react|react-dom|zod|gatsby"],
  ["src/client/x.ts", 'import "../layout/Seo";', "src/client"],
  ["src/novo/x.ts", 'import "../lib/day";', "new-room"],
  ["plugins/one/gatsby-node.ts", 'import { model } from "../../src/content-types";', "plugins-know-no-site"],
  ["plugins/one/inside.ts", 'import { secret } from "../two/inside/secret";', "plugins-apart"],
  ["src/layout/Bar.tsx", 'import { find } from "../../plugins/search-index/browser/find";', "without-search-index"],
  ["plugins/one/search.ts", 'import type { Find } from "../search-index/options";', "without-search-index"],
  ["src/features/search/Box.tsx", 'import { find } from "../../../plugins/search-index/browser/find";', undefined],
  ["plugins/one/testing.ts", 'import { fake } from "../one/testing/fake";', "only-tests-need-tests"],
  ["e2e/x.spec.ts", 'import { day } from "../src/lib/day";', "e2e-knows-no-code"],
  ["src/features/a/APage.tsx", 'import { graphql } from "gatsby";\nimport { Seo } from "../../layout/Seo";', undefined],
  [
    "src/features/a/Plain.tsx",
    'import type { Entry } from "../../content-types";\nimport { day } from "../../lib/day";',
    undefined,
  ],
  ["src/pages/index.tsx", 'import { b } from "../features/b/b";\nimport { A } from "../features/a/A";', undefined],
];

/** What they import. */
const there = [
  "src/features/b/b.ts",
  "src/content-types/index.ts",
  "src/layout/Seo.tsx",
  "src/ui/Picture.tsx",
  "src/lib/day.ts",
  "plugins/search-index/browser/find.ts",
  "plugins/search-index/options.ts",
  "plugins/two/inside/secret.ts",
  "plugins/one/testing/fake.ts",
];

let folder: string;
let found: readonly { readonly from: string; readonly rule: { readonly name: string } }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const [path, text] of [...planted, ...there.map((path) => [path, "export const day = 1;"] as const)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const config = join(project, ".dependency-cruiser.mjs");
  const command = join(project, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const { stdout } = spawnSync(process.execPath, [command, "--config", config, "-T", "json", "src", "plugins", "e2e"], {
    cwd: folder,
    encoding: "utf8",
  });
  found = JSON.parse(stdout).summary.violations;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it.each(planted)("%s: %s", (path, _text, rule) =>
  expect(found.filter(({ from }) => from === path).map(({ rule: { name } }) => name)).toEqual(
    rule === undefined ? [] : expect.arrayContaining([rule]),
  ),
);
