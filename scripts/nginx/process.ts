import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import type { Nginx } from "./binary";

/** Runs nginx in the foreground as whoever runs this, with everything that it writes in one folder. Returns how to stop it. */
export async function startNginx(nginx: Nginx, folder: string, site: string, port: number, workers = 1) {
  await mkdir(join(folder, "temp"), { recursive: true });
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, "temp", name)};`)
    .join("\n");
  const config = join(folder, "nginx.conf");
  await writeFile(
    config,
    `${nginx.brotliModule ? `load_module ${nginx.brotliModule};\n` : ""}${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;
worker_processes ${workers};
pid ${join(folder, "nginx.pid")};
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
${temp}
  include ${site};
}
`,
  );
  const child = spawn(nginx.command, ["-p", folder, "-c", config, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk;
  });
  await isUp(child, port).catch((error) => {
    throw new Error(`${String(error)}\n${complaints}`);
  });
  return {
    /** What nginx warned of. */
    complaints: () => complaints,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("close", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

async function isUp(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error("nginx has ended.");
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("connect", () => socket.end());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not answer.");
}
