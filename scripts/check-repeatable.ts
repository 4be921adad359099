import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { contentFolder } from "../plugins/source-content/files/folder";
import { type BuiltFile, changedFiles, needlessChanges, retitled, staleFiles } from "./repeatable";
import { runNpm } from "./run.mjs";

const project = resolve(__dirname, "..");
const site = join(project, "public");
const mark = " (edição de teste)";

/**
 * Builds again and again and compares the bytes: without a change, with one news item edited and a document added, and with
 * both undone: then nothing of them may be there any more.
 * With `--built`, public/ holds what was just built with the same settings; at the end it holds the same again.
 */
async function checkRepeatable(): Promise<string[]> {
  if (!process.argv.includes("--built")) await build();
  const first = await readSite();
  await build();
  const second = await readSite();
  const unstable = changedFiles(first, second);
  if (unstable.length > 0)
    return unstable.map((path) => `without a change, another build wrote it differently: ${path}`);
  const rewritten = [...second].filter(([path, { time }]) => isKept(path) && first.get(path)?.time !== time);

  const copy = await mkdtemp(join(tmpdir(), "opbb-content-"));
  await cp(contentFolder, copy, { recursive: true });
  const title = await edit(copy);
  await addDocument(copy, title);
  const edited = await build({ CONTENT_DIR: copy })
    .then(readSite)
    .finally(async () => {
      await rm(copy, { recursive: true });
      // Whatever became of the edit: the checks that follow look at the site as it was.
      await build();
    });
  const restored = await readSite();
  return [
    ...rewritten.map(([path]) => `without a change, another build made this anew: ${path}`),
    ...needlessChanges(first, edited, title).map(
      (path) => `"${title}" was edited; this does not show it and changed: ${path}`,
    ),
    ...staleFiles(first, edited, title).map(
      (path) => `"${title}" was edited; this shows it and did not change: ${path}`,
    ),
    // The name of its file is the version; when it was built may be another time.
    ...changedFiles(first, restored)
      .filter((path) => !(path.startsWith("builds/") && restored.has(path)))
      .map((path) => `the edit was undone, and this is not as it was: ${path}`),
  ];
}

/** Pages stay as they are; Gatsby keeps pieces of its own under `_gatsby`, which nobody visits. */
const isKept = (path: string) => path.endsWith(".html") && !path.startsWith("_gatsby/");

/** Gives the first news item that fits another title. */
async function edit(content: string): Promise<string> {
  for (const name of (await readdir(join(content, "news"))).sort()) {
    const file = join(content, "news", name, "index.md");
    const change = retitled(await readFile(file, "utf8"), mark);
    if (!change) continue;
    await writeFile(file, change.text);
    return change.title;
  }
  throw new Error("No news item whose title could be edited.");
}

/** Adds a document whose title holds another, so that what shows the one shows the other. */
async function addDocument(content: string, title: string): Promise<void> {
  const names = await readdir(join(content, "documents"), { recursive: true }).catch((): string[] => []);
  const [paper] = names.filter((name) => name.endsWith(".pdf")).sort();
  // A section without documents has none that could stay behind.
  if (!paper) return;
  const folder = join(content, "documents", "documento-do-teste");
  await cp(join(content, "documents", dirname(paper)), folder, { recursive: true });
  await appendFile(join(folder, basename(paper)), "\n% another file\n");
  const entry = join(folder, "index.md");
  // Its own category and day: another would be a change of its own on the pages that list them.
  const kept = (await readFile(entry, "utf8")).match(/^(category|date): .*$/gm) ?? [];
  const lines = [`title: "${title}: documento"`, `summary: "${title}"`, ...kept, `file: "${basename(paper)}"`];
  await writeFile(entry, `---\n${lines.join("\n")}\n---\n`);
}

async function build(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const own = { ...process.env };
  Object.assign(process.env, env);
  const { ok, output } = await runNpm(["run", "-s", "build"], project);
  for (const name of Object.keys(env)) {
    if (own[name] === undefined) delete process.env[name];
    else process.env[name] = own[name];
  }
  if (!ok) throw new Error(`The build failed.\n${output}`);
}

async function readSite(): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
      return [path.slice(site.length + 1).replaceAll("\\", "/"), { bytes, time: mtimeMs }] as const;
    }),
  );
  return new Map(files);
}

checkRepeatable().then((problems) => {
  for (const problem of problems) console.error(problem);
  console.log(`Repeatable builds: ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
});
