import { importsOf } from "./imports";
import { explain, findViolations } from "./walls";

const rulesOf = (path: string, text: string) => findViolations([{ path, text }]).map(({ rule }) => rule);
const allowed = (path: string, text: string) => expect(rulesOf(path, text)).toEqual([]);

describe("imports", () => {
  it("finds every way to import, and what is only a type", () => {
    const text = [
      'import a, { b } from "./value";',
      'import type { C } from "./type";',
      'import { type D, type E } from "./types";',
      'import { f, type G } from "./both";',
      'import "./effect.css";',
      'export * from "./all";',
      'export { h } from "./named";',
      'export type { I } from "./named-type";',
      'const j = await import("./dynamic");',
      'const k = require("./required");',
      'type L = import("./in-place").L;',
      'import m = require("./old");',
    ].join("\n");
    expect(importsOf({ path: "x.ts", text }).map(({ target, typeOnly, line }) => [line, target, typeOnly])).toEqual([
      [1, "./value", false],
      [2, "./type", true],
      [3, "./types", true],
      [4, "./both", false],
      [5, "./effect.css", false],
      [6, "./all", false],
      [7, "./named", false],
      [8, "./named-type", true],
      [9, "./dynamic", false],
      [10, "./required", false],
      [11, "./in-place", true],
      [12, "./old", false],
    ]);
  });
});

describe("walls", () => {
  it("says file, line, import and rule", () => {
    const text = '// a comment\nimport { Card } from "../documents/Card";';
    const [violation] = findViolations([{ path: "src/features/news/NewsCard.tsx", text }]);
    expect(violation && explain(violation)).toBe(
      'src/features/news/NewsCard.tsx:2 "../documents/Card": features never import each other (news → documents); ' +
        "what both need moves to ui or lib, or the page composes them",
    );
  });

  it("keeps the rooms of features apart, also in tests and for types", () => {
    expect(rulesOf("src/features/a/X.test.tsx", 'import { y } from "../b/y";')).toHaveLength(1);
    expect(rulesOf("src/features/a/X.tsx", 'import type { Y } from "../b/y";')).toHaveLength(1);
    allowed("src/features/a/X.tsx", 'import { y } from "./deep/y"; import { z } from "../a/z";');
  });

  it("lets features have the content model's types only", () => {
    allowed("src/features/a/X.tsx", 'import type { NewsEntry } from "../../content-model";');
    expect(rulesOf("src/features/a/X.tsx", 'import { model } from "../../content-model";')).toEqual([
      'features may import only types of content-model: write "import type"',
    ]);
  });

  it("never lets an import run back along the road", () => {
    for (const [path, target] of [
      ["src/features/a/X.tsx", "../../gatsby/pages"],
      ["src/features/a/X.tsx", "../../cms/entry"],
      ["src/ui/X.tsx", "../features/a/X"],
      ["src/ui/X.tsx", "../layout/Seo"],
      ["src/lib/x.ts", "../ui/Icon"],
      ["src/content-model/x.ts", "../gatsby/schema"],
      ["src/gatsby/x.ts", "../features/a/X"],
      ["src/layout/X.tsx", "../features/a/X"],
      ["src/runtime/x.ts", "../layout/Layout"],
      ["src/server/x.ts", "../gatsby/schema"],
      ["src/cms/x.tsx", "../gatsby/schema"],
      ["src/gatsby/x.ts", "../../scripts/walls"],
      ["e2e/x.spec.ts", "../src/lib/dates"],
    ] as const) {
      expect([path, target, rulesOf(path, `import "${target}";`).length]).toEqual([path, target, 1]);
      expect(rulesOf(path, `const x = () => import("${target}");`)).toHaveLength(1);
      expect(rulesOf(path, `export * from "${target}";`)).toHaveLength(1);
    }
  });

  it("lets everyone have lib, a page compose features, and the server read content", () => {
    for (const zone of ["content-model", "gatsby", "ui", "runtime", "layout", "pages", "cms", "server"])
      allowed(`src/${zone}/x.ts`, 'import { day } from "../lib/dates";');
    allowed("src/pages/index.tsx", 'import { A } from "../features/a/A"; import { B } from "../features/b/B";');
    allowed("scripts/server/start.ts", 'import { folder } from "../gatsby/content/folder";');
  });

  it("keeps gatsby, React and zod out of what must not know them", () => {
    expect(rulesOf("src/features/a/A.tsx", 'import { Link } from "gatsby";')).toHaveLength(1);
    expect(rulesOf("src/features/a/A.tsx", 'import { Seo } from "../../layout/Seo";')).toHaveLength(1);
    expect(rulesOf("src/ui/A.tsx", 'import { Link } from "gatsby";')).toHaveLength(1);
    expect(rulesOf("src/lib/a.ts", 'import { z } from "zod";')).toHaveLength(1);
    expect(rulesOf("src/lib/a.ts", 'import { useState } from "react";')).toHaveLength(1);
    allowed("src/features/a/APage.tsx", 'import { graphql } from "gatsby"; import { Seo } from "../../layout/Seo";');
    allowed("src/features/a/A.tsx", 'import type { PageProps } from "gatsby"; import { useState } from "react";');
    allowed("plugins/source-content/fields/fields.ts", 'import { z } from "zod";');
  });

  it("asks for walls around a new folder", () => {
    expect(rulesOf("src/novo/x.ts", 'import "node:fs";')).toEqual([
      "src/novo has no walls yet: say in scripts/walls.ts whom it may import",
    ]);
  });
});
