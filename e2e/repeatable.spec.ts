import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect } from "@playwright/test";
import { buildEnv, takeProject } from "./open-page/second-build";
import { copyContent, copyProject } from "./project-copy";

interface BuiltFile {
  readonly bytes: Buffer;
  /** When it was written. */
  readonly time: number;
}
type Site = ReadonlyMap<string, BuiltFile>;

/** In the project of the second build, where it is there, the first of these builds is done. */
const test = base.extend<{ project: string }>({
  project: async ({ browserName: _ }, use) => {
    const project = takeProject() ?? copyProject();
    await use(project);
    rmSync(project, { recursive: true, force: true });
  },
});

test("a build without a change writes the same; an edit changes what shows it; undone, nothing of it is left", async ({
  project,
}) => {
  test.setTimeout(600_000);
  const isBuilt = existsSync(join(project, "public"));
  const content = isBuilt ? join(project, "content") : await copyContent(project);
  const first = isBuilt ? siteIn(project) : await build(project);
  const second = await build(project);
  expect(changedFiles(first, second), "without a change, another build wrote these differently").toEqual([]);
  const rewritten = [...second].filter(([path, { time }]) => isKept(path) && first.get(path)?.time !== time);
  expect(
    rewritten.map(([path]) => path),
    "without a change, another build wrote these anew",
  ).toEqual([]);

  const { title, undo } = edit(content);
  addDocument(content, title);
  const edited = await build(project);
  const shows = (path: string) => [first, edited].some((site) => site.get(path)?.bytes.includes(title));
  const changed = changedFiles(first, edited);
  expect(
    changed.filter((path) => isText(path) && !isOfVersion.test(path) && !shows(path)),
    `“${title}” was edited; these do not show it and changed`,
  ).toEqual([]);
  const showing = [...first].filter(([path, { bytes }]) => path.endsWith(".html") && bytes.includes(title));
  expect(showing.length).toBeGreaterThan(1);
  expect(
    showing.map(([path]) => path).filter((path) => !isStamped.test(path) && !changed.includes(path)),
    `“${title}” was edited; these show it and did not change`,
  ).toEqual([]);

  undo();
  rmSync(join(content, "documents", addedDocument), { recursive: true, force: true });
  const restored = await build(project);
  // The name of its file is the version; when it was built may be another time.
  const differing = changedFiles(first, restored).filter((path) => !(path.startsWith("builds/") && restored.has(path)));
  expect(differing, "the edit was undone, and these are not as they were").toEqual([]);
});

/** What a build may write differently though nothing has changed: webpack's mark of the compilation. No finished page holds it. */
const isStamped = /^_gatsby\/slices\/_gatsby-scripts-\d+\.html$/;
/** Pages stay as they are; Gatsby keeps pieces of its own under `_gatsby`, which nobody visits. */
const isKept = (path: string) => path.endsWith(".html") && !path.startsWith("_gatsby/");
/** A file shows a title, but not as text, and its name changes with it; the search index is of everything. */
const isText = (path: string) => !/^(static|pagefind)\//.test(path);
/** What tells open pages of another version changes with every edit: that is what it is for. */
const isOfVersion = /^builds\/|^page-data\/app-data\.json$/;

/** Paths of files that are not the same in both: other bytes, or only in one of them. */
function changedFiles(before: Site, after: Site): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => !isStamped.test(path))
    .filter((path) => !(after.has(path) && before.get(path)?.bytes.equals(after.get(path)?.bytes ?? Buffer.alloc(0))))
    .sort();
}

async function build(project: string): Promise<Site> {
  await promisify(execFile)(process.execPath, ["scripts/build.mjs"], { cwd: project, env: buildEnv() });
  return siteIn(project);
}

function siteIn(project: string): Site {
  const site = join(project, "public");
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(site, name)).isFile());
  return new Map(
    files.map((name) => {
      const file = join(site, name);
      return [name.replaceAll("\\", "/"), { bytes: readFileSync(file), time: statSync(file).mtimeMs }];
    }),
  );
}

/** Gives another title to the first news item that lists show, and whose title a page writes without escapes. */
function edit(content: string) {
  for (const name of readdirSync(join(content, "news")).sort()) {
    const file = join(content, "news", name, "index.md");
    const text = readFileSync(file, "utf8");
    const [line, , title = ""] = /^title: (["']?)([\p{L}\d ,.:-]+)\1$/mu.exec(text) ?? [];
    if (!line || /^(draft|expires):/m.test(text)) continue;
    writeFileSync(file, text.replace(line, `title: "${title} (edição de teste)"`));
    return { title, undo: () => writeFileSync(file, text) };
  }
  throw new Error("No news item whose title could be edited.");
}

const addedDocument = "documento-do-teste";

/** Adds a document whose title holds another, so that what shows the one shows the other. */
function addDocument(content: string, title: string): void {
  const documents = join(content, "documents");
  const names = existsSync(documents) ? readdirSync(documents, { recursive: true, encoding: "utf8" }) : [];
  const [paper] = names.filter((name) => name.endsWith(".pdf")).sort();
  // A section without documents has none that could stay behind.
  if (!paper) return;
  const folder = join(documents, addedDocument);
  cpSync(join(documents, paper, ".."), folder, { recursive: true });
  const file = basename(paper);
  appendFileSync(join(folder, file), "\n% another file\n");
  const entry = join(folder, "index.md");
  // Its own category and day: another would be a change of its own on the pages that list them.
  const kept = readFileSync(entry, "utf8").match(/^(category|date): .*$/gm) ?? [];
  writeFileSync(
    entry,
    `---\n${[`title: "${title}: documento"`, `summary: "${title}"`, ...kept, `file: "${file}"`].join("\n")}\n---\n`,
  );
}
