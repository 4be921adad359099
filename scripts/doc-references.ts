/** A reference in a document: a path of the project, or a script of package.json. */
interface Named {
  readonly line: number;
  readonly path?: string;
  readonly script?: string;
}

const rooms = "src|plugins|scripts|e2e|content|static|docs";

/** The files that a document names in code, `src/lib`, and the scripts, `npm run build`. */
function referencesIn(text: string): Named[] {
  return text.split("\n").flatMap((content, index) => {
    const line = index + 1;
    const all = (pattern: RegExp) => [...content.matchAll(pattern)].map(([, found = ""]) => found);
    return [
      ...all(new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, "g")).map((path) => ({ line, path })),
      ...all(/npm run ([a-z][a-z:-]*)/g).map((script) => ({ line, script })),
    ];
  });
}

/** One line for each missing reference. `exists` takes paths with or without extension. */
export function missingReferences(
  file: string,
  text: string,
  { exists, scripts }: { exists: (path: string) => boolean; scripts: readonly string[] },
): string[] {
  return referencesIn(text)
    .filter(({ path, script }) => (path ? !exists(path) : !scripts.includes(script ?? "")))
    .map(({ line, path, script }) => `${file}:${line} names ${path ?? `npm run ${script}`}, which is not there.`);
}
