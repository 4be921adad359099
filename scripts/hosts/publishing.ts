import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** docs/nginx.conf for another folder. */
export const nginxConfig = (folder: string): string =>
  readFileSync(join(import.meta.dirname, "../../docs/nginx.conf"), "utf8").replaceAll("/srv/opbb", folder);

/** The script in it that publishes. */
export const publishingScript = (folder: string): string =>
  nginxConfig(folder)
    .split("\n")
    .flatMap((line) => /^# {3}(.*)$/.exec(line)?.[1] ?? [])
    .join("\n");

/** Writes programs that stand for the ones of these names, and returns the PATH on which they come first. */
export function standIns(folder: string, scripts: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return `${folder}:${process.env.PATH}`;
}
