/** A problem that stops the build, told so that an editor can correct it. */
export interface Problem {
  /** Path of the file, from the folder that holds `content`. */
  readonly file: string;
  /** Title of the entry, or its folder's name where it has none. */
  readonly entry: string;
  /** Label of the field, where the problem lies in one. */
  readonly field: string;
  readonly found: string;
  /** How to correct it. */
  readonly fix: string;
}

/** All problems as one text, grouped by file, for the terminal and for the editor's mail. */
export function report(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))].sort();
  const count = problems.length === 1 ? "1 problema" : `${problems.length} problemas`;
  const blocks = files.map((file) => {
    const own = problems.filter((problem) => problem.file === file);
    return [`${file} — “${own[0]?.entry ?? ""}”`, ...own.map(line)].join("\n");
  });
  return [`O conteúdo tem ${count}. Nada foi publicado; o site continua como estava.`, ...blocks].join("\n\n");
}

const line = ({ field, found, fix }: Problem) => `  ${field}: ${found}. ${fix}`;
