/** A file of the built site. */
export interface BuiltFile {
  readonly bytes: Buffer;
  /** When it was written. */
  readonly time: number;
}

type Site = ReadonlyMap<string, BuiltFile>;

/**
 * What a build may write differently though nothing has changed: webpack's mark of the compilation, in the piece of HTML
 * from which Gatsby puts its scripts into pages. No finished page holds it (plugins/static-pages/html/boot-file.ts).
 */
const stamped: readonly RegExp[] = [/^_gatsby\/slices\/_gatsby-scripts-\d+\.html$/];

/** Paths of files that are not the same in both: other bytes, or only in one of them. */
export function changedFiles(before: Site, after: Site): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => !stamped.some((pattern) => pattern.test(path)))
    .filter((path) => {
      const [old, now] = [before.get(path)?.bytes, after.get(path)?.bytes];
      return old === undefined || now === undefined || !old.equals(now);
    })
    .sort();
}

const shows = (file: BuiltFile | undefined, title: string): boolean => file?.bytes.includes(title) ?? false;

/** The search index is of everything, in a form of its own. */
const isIndex = (path: string) => path.startsWith("pagefind/");

/** A file shows a title, too, but not as text; its name tells what it shows, so it changes only with that. */
const isText = (path: string) => !path.startsWith("static/");

/** What tells open pages of another version changes with every edit: that is what it is for. */
const versionFiles = /^builds\/|^page-data\/app-data\.json$/;

/** Files that changed after the entry with this title was edited, though they show it neither before nor after. */
export const needlessChanges = (before: Site, after: Site, title: string): string[] =>
  changedFiles(before, after).filter(
    (path) =>
      isText(path) &&
      !isIndex(path) &&
      !versionFiles.test(path) &&
      !shows(before.get(path), title) &&
      !shows(after.get(path), title),
  );

/** Pages that show the entry and did not change. */
export function staleFiles(before: Site, after: Site, title: string): string[] {
  const changed = new Set(changedFiles(before, after));
  return [...before.keys()].filter(
    (path) => path.endsWith(".html") && shows(before.get(path), title) && !changed.has(path),
  );
}

/**
 * A news item with a mark at the end of its title. Undefined for one that lists may not show, or whose title a page
 * would write with escapes.
 */
export function retitled(text: string, mark: string): { readonly title: string; readonly text: string } | undefined {
  const [line, , title = ""] = /^title: (["']?)([\p{L}\d ,.:-]+)\1$/mu.exec(text) ?? [];
  if (!line || /^(draft|expires):/m.test(text)) return undefined;
  return { title, text: text.replace(line, `title: "${title}${mark}"`) };
}
