import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf, writeHashed } from "./hashed-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hashed-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file has another name when it holds something else, and the one before stays", async () => {
  const before = await writeHashed(folder, "boot", "js", "1");
  const after = await writeHashed(folder, "boot", "js", "2");
  expect(after).not.toBe(before);
  expect(await writeHashed(folder, "boot", "js", "1")).toBe(before);
  expect([before, after].map((address) => readFileSync(join(folder, address), "utf8"))).toEqual(["1", "2"]);
});

// The hash of nothing, as openssl dgst -sha256 -binary | base64 has it.
test("a browser is told the hash in its own spelling", () => {
  expect(integrityOf("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});
