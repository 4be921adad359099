import { editorRef, Missing } from "./branches";
import { git, gitBytes } from "./git";

/** A save, as a person tells it. */
export interface Version {
  readonly id: string;
  /** What was there before; none for the very first. */
  readonly parent: string | undefined;
  readonly who: string;
  /** ISO 8601. */
  readonly when: string;
  readonly what: string;
}

/** A file as a version has it. */
export interface VersionFile {
  readonly path: string;
  readonly base64: string;
}

/** As many as can be looked through. */
export const mostVersions = 30;

const placeOf = (path: string): string => path.replace(/\/index\.md$/, "");

/** The last saves of an entry, or of all content, the newest first. */
export async function historyOf(project: string, path = "content"): Promise<Version[]> {
  const format = "--format=%H%x1f%P%x1f%an%x1f%aI%x1f%s";
  const saves = await git(project, "log", format, `--max-count=${mostVersions}`, editorRef, "--", placeOf(path));
  return saves
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [id = "", parents = "", who = "", when = "", what = ""] = line.split("\x1f");
      return { id, parent: parents.split(" ")[0] || undefined, who, when, what };
    });
}

/** The files of an entry at a version of the editor's branch: its text, and of what lies beside it what is no longer there. */
export async function filesAt(project: string, id: string, path: string): Promise<VersionFile[]> {
  if ((await git(project, "merge-base", id, editorRef)) !== id) throw new Missing(id);
  const [then = [], now = []] = await Promise.all([id, editorRef].map((version) => listed(project, version, path)));
  const isThere = (file: ListedFile) => now.some(({ blob, name }) => blob === file.blob && name === file.name);
  return Promise.all(
    then
      .filter((file) => file.name === path || !isThere(file))
      .map(async ({ blob, name }) => ({
        path: name,
        base64: (await gitBytes(project, ["cat-file", "blob", blob])).toString("base64"),
      })),
  );
}

interface ListedFile {
  readonly blob: string;
  readonly name: string;
}

async function listed(project: string, version: string, path: string): Promise<ListedFile[]> {
  const files = await git(project, "ls-tree", "-r", "-z", "--full-tree", version, placeOf(path));
  return files.split("\0").flatMap((line) => {
    const [, blob, name] = /^100\d{3} blob (\w+)\t(.+)$/.exec(line) ?? [];
    return blob && name ? [{ blob, name }] : [];
  });
}
