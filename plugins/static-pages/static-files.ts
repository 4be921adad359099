import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../../src/lib/files-in";

/** Where a build remembers what was in static/. Not in `.cache`, which new code empties, while `public` stays. */
const remembered = "node_modules/.cache/opbb-site/static.json";

/** Removes from the site what was taken out of static/ since the last build: Gatsby copies that folder, and deletes nothing. */
export async function removeGoneFiles(project = "."): Promise<void> {
  const [note, folder] = [join(project, remembered), join(project, "static")];
  const before: readonly string[] = await readFile(note, "utf8")
    .then(JSON.parse)
    .catch(() => []);
  const now: readonly string[] = await filesIn(folder).catch(() => []);
  const gone = before.filter((file) => !now.includes(file));
  await Promise.all(gone.map((file) => rm(join(project, "public", file), { force: true })));
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, JSON.stringify(now));
}
