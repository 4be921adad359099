import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { onDisk } from "../../source-content/files/folder";

/**
 * The texts of these files by the names that git has for them. The editor asks the repository for the names alone, and reads there
 * only what was changed since the build. Nothing may be in it that is not on the site: anybody can read it.
 */
export const builtTexts = (files: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      [...files].sort().map((file) => {
        const bytes = readFileSync(onDisk(file));
        const name = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
        return [name, bytes.toString()];
      }),
    ),
  );
