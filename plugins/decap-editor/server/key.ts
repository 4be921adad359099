import { randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 86_400_000;

/**
 * The secret that each request of the editor's page brings. Every program and user of this machine can connect to our
 * port; the terminal and this file are for its owner alone. A restart within a day keeps it: a page that is open goes on
 * saving.
 */
export async function openKey(folder: string): Promise<string> {
  const file = join(folder, "key");
  const known = await stat(file).catch(() => undefined);
  const isPrivate = known && (process.platform === "win32" || (known.mode & 0o077) === 0);
  if (isPrivate && Date.now() - known.mtimeMs < DAY_MS) {
    const key = await readFile(file, "utf8");
    if (/^[0-9a-f]{64}$/.test(key)) return key;
  }
  const key = randomBytes(32).toString("hex");
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, key, { mode: 0o600, flag: "wx" });
  return key;
}

/** Is this the key? Takes as long for a guess that begins right. */
export function isKey(key: string, given: string | readonly string[] | undefined): boolean {
  const [wanted, bytes] = [Buffer.from(key), Buffer.from(String(given))];
  return wanted.length === bytes.length && timingSafeEqual(wanted, bytes);
}
