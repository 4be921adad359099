import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Nginx {
  readonly command: string;
  /** The module that sends files already compressed with Brotli, where it is there. */
  readonly brotliModule?: string;
}

const module = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const own = resolve("node_modules/.cache/nginx");

/**
 * nginx, from the system; else from Debian's packages, unpacked into a folder of the project: nothing is installed or
 * started, and no root is needed. Undefined where neither works.
 */
export async function findNginx(): Promise<Nginx | undefined> {
  for (const root of ["/", own]) {
    const command = join(root, "usr/sbin/nginx");
    if (root === own && !existsSync(command)) await unpack().catch(() => undefined);
    if (
      !(await run(command, ["-v"]).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const brotliModule = join(root, module);
    return { command, ...(existsSync(brotliModule) && { brotliModule }) };
  }
  return undefined;
}

async function unpack(): Promise<void> {
  await mkdir(own, { recursive: true });
  const timeout = 60_000;
  await run("apt-get", ["download", "nginx", "libnginx-mod-http-brotli-static"], { cwd: own, timeout });
  for (const name of await readdir(own))
    if (name.endsWith(".deb")) await run("dpkg", ["-x", name, own], { cwd: own, timeout });
}
