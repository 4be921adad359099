import { accessSync, chmodSync, constants, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Why nothing can be written into a folder, or undefined.
 * @param {string} folder
 */
export function writeProblem(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `A pasta ${folder} não permite gravar, e o site é construído nela. Copie o projeto para uma pasta sua, ou mude a permissão.\nThe folder is read-only: copy the project to one of your own, or change its permissions.`;
  }
}

/**
 * Lets everybody read a built site: under a strict umask a web server could not.
 * @param {string} folder
 */
export function makeReadable(folder) {
  if (process.platform === "win32") return;
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    const path = join(folder, name);
    const stats = statSync(path);
    const mode = stats.mode | (stats.isDirectory() ? 0o555 : 0o444);
    if (mode !== stats.mode) chmodSync(path, mode);
  }
}
