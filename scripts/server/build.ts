import { type ChildProcess, spawn } from "node:child_process";

const killTimeout = 5_000;

/** How a build ended. `stopped`: it was told to. */
export type Outcome = "built" | "failed" | "stopped";

/** The build in a process of its own: a failing or endless one can't take the server with it. */
export interface Builder {
  /** Runs `npm run build`. With `quiet`, its output is shown only if it fails. */
  readonly run: (options: { quiet: boolean }) => Promise<Outcome>;
  /** Ends a running build with all its workers. */
  readonly stop: () => Promise<void>;
}

/** Prepares builds of the project in a folder. */
export function createBuilder(project: string): Builder {
  let child: ChildProcess | undefined;
  let stopped = false;

  return {
    run({ quiet }) {
      const output: Buffer[] = [];
      const running = spawnNpm(project, quiet);
      child = running;
      running.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
      running.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
      return new Promise((resolve) => {
        running.once("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
        running.once("close", (code) => {
          child = undefined;
          if (stopped) return resolve("stopped");
          if (code !== 0) process.stdout.write(Buffer.concat(output));
          resolve(code === 0 ? "built" : "failed");
        });
      });
    },
    async stop() {
      stopped = true;
      if (!child) return;
      const running = child;
      const ended = new Promise((resolve) => running.once("close", resolve));
      kill(running, "SIGTERM");
      const timer = setTimeout(() => kill(running, "SIGKILL"), killTimeout);
      await ended;
      clearTimeout(timer);
      // npm may have gone before a worker that takes no notice.
      kill(running, "SIGKILL");
    },
  };
}

/** Runs npm by its own script where npm started us: the same npm, and no shell, on Windows either. */
function spawnNpm(project: string, quiet: boolean): ChildProcess {
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const pipe = quiet ? "pipe" : "inherit";
  return spawn(command, [...before, "run", "-s", "build"], {
    cwd: project,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", pipe, pipe],
    // A process group of its own, so that Gatsby's workers can be ended along with it.
    detached: process.platform !== "win32",
  });
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === "win32" || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
