import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overBudget } from "./weight";

const inputs = {
  "node_modules/react-dom/client.js": { bytesInOutput: 204_800 },
  "node_modules/a/node_modules/@scope/b/index.js": { bytesInOutput: 2048 },
  "node_modules/@scope/b/other.js": { bytesInOutput: 1024 },
  "src/previews/editor.ts": { bytesInOutput: 512 },
};
jest.mock("./bundle/bundle", () => ({
  buildEditor: async () => ({ metafile: { outputs: { "out/entry-1.js": { inputs } } } }),
}));

const site = mkdtempSync(join(tmpdir(), "weight-"));
beforeAll(() => mkdirSync(join(site, "admin")));
afterAll(() => rmSync(site, { recursive: true }));

const write = (file: string, kilobytes: number) =>
  writeFileSync(join(site, "admin", file), randomBytes(kilobytes * 1024));

test("scripts within the budget, and what few sessions load, are not mentioned", async () => {
  write("entry-1.js", 590);
  write("lucide-1.js", 100);
  write("admin-1.css", 100);
  expect(await overBudget(site)).toEqual([]);
});

test("20 KB more in a part are told, with what the editor is made of", async () => {
  write("identity-backend-1.js", 20);
  expect(await overBudget(site)).toEqual([
    "/admin: all scripts are 610.0 KB, and may be 600.0 KB. Before brotli: react-dom 200.0 KB, @scope/b 3.0 KB, this site 0.5 KB",
  ]);
});
