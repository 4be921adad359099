import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../free-port.mjs";
import { lastLines, runQuietly } from "../run.mjs";
import { nginxConfig, publishingScript, standIns } from "./publishing";
import type { RunningHost } from "./serve";

const program = "/usr/sbin/nginx";

/** Why nginx can't be tried here; undefined if it can. On Debian it is installed, but not started. */
export async function nginxReason(): Promise<string | undefined> {
  const isThere = () => !spawnSync(program, ["-v"]).error;
  if (isThere()) return undefined;
  if (process.getuid?.() !== 0) return "it is not installed";
  const install = ["install", "-y", "--no-install-recommends", "nginx-light"];
  const { output } = await runQuietly("apt-get", install, { env: { ...process.env, RUNLEVEL: "1" } });
  return isThere() ? undefined : lastLines(output, 1);
}

/** nginx with docs/nginx.conf; the site is published by the commands in that file. `change` breaks the configuration. */
export async function nginx(site: string, change = (config: string) => config): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  // Only files are really written.
  const path = standIns(join(folder, "bin"), { git: "", npm: "", sudo: "", sync: "" });
  mkdirSync(join(folder, "site"));
  symlinkSync(resolve(site), join(folder, "site/public"));
  const published = spawnSync("bash", ["-c", publishingScript(folder)], { env: { ...process.env, PATH: path } });
  if (published.status !== 0) throw new Error(`docs/nginx.conf: ${published.stderr}`);
  mkdirSync(join(folder, "tmp"));
  writeFileSync(
    join(folder, "site.conf"),
    change(nginxConfig(folder)).replace("listen 80;", `listen 127.0.0.1:${port};`),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path tmp/${name};`,
  );
  const main = [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off; pid nginx.pid; error_log stderr error; events {}",
    `http { access_log off; ${temporary.join(" ")} include site.conf; }`,
  ];
  writeFileSync(join(folder, "main.conf"), main.join("\n"));
  const server = spawn(program, ["-p", folder, "-c", join(folder, "main.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const closed = new Promise<void>((done) => server.once("close", () => done()));
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    server.kill();
    await closed;
    rmSync(folder, { recursive: true });
  };
  const deadline = Date.now() + 10_000;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error("nginx does not start.");
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return { url, close };
}
