import { basename } from "node:path";
import { watch } from "chokidar";

/** Calls back with each file that is added, changed or removed in a folder. */
export function watchContent(folder: string, onChange: (file: string) => void): { close: () => Promise<void> } {
  return watch(folder, { ignoreInitial: true, ignored: (file) => isScratch(basename(file)) })
    .on("all", (_event, file) => onChange(file))
    .on("error", (error) => console.error(`As mudanças em ${folder} talvez não sejam percebidas: ${String(error)}`));
}

/** What text editors and file managers drop beside a file while it is open. */
const isScratch = (name: string) => /^\.|~$|^4913$|\.sw\w$|^Thumbs\.db$/.test(name);
