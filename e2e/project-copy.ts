import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base } from "@playwright/test";
import sharp from "sharp";
import { contentFolder } from "./site";

const root = join(__dirname, "..");

/** With a copy of the project that is gone afterwards, also if time has run out. */
export const test = base.extend<{ project: string }>({
  project: async ({ browserName: _ }, use) => {
    const folder = copyProject();
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** The project in a folder of its own, without content, tests and what builds leave; it may be built there. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const list = ["ls-files", "-z", "-co", "--exclude-standard"];
  for (const file of execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0")) {
    // Of what was deleted and not committed git still tells.
    if (/^(content|e2e)\//.test(file) || !file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Puts the site's content into a copy of the project, with small pictures: encoding them is most of a first build, and what is in
 * them makes no difference there. Returns its folder.
 */
export async function copyContent(project: string): Promise<string> {
  const content = join(project, "content");
  cpSync(contentFolder, content, { recursive: true });
  const names = readdirSync(content, { recursive: true, encoding: "utf8" });
  for (const file of names.filter((name) => /\.(jpe?g|png|webp)$/.test(name)).map((name) => join(content, name)))
    writeFileSync(file, await sharp(readFileSync(file)).resize(160).toBuffer());
  return content;
}
