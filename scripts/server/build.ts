import { type ChildProcess, spawn } from "node:child_process";
import { endGroup, killGroup, ownGroup } from "./process-group";

/** How a build ended. `stopped`: it was told to. */
export type Outcome = "built" | "failed" | "stopped";

export interface BuildOptions {
  readonly quiet: boolean;
  readonly profile?: boolean;
  /** Told what Gatsby begins with, in its words. */
  readonly onActivity?: (activity: unknown) => void;
}

/** The build in a process of its own: a failing or endless one can't take the server with it. */
export interface Builder {
  /** Runs what `npm run build` does. With `quiet`, its output is shown only if it fails. */
  readonly run: (options: BuildOptions) => Promise<Outcome>;
  /** Ends a running build with all its workers. */
  readonly stop: () => Promise<void>;
}

/** Prepares builds of the project in a folder. */
export function createBuilder(project: string): Builder {
  let child: ChildProcess | undefined;
  let stopped = false;

  return {
    run({ quiet, profile, onActivity }) {
      const output: Buffer[] = [];
      const pipe = quiet ? "pipe" : "inherit";
      const running = spawn(process.execPath, ["scripts/build.mjs", ...(profile ? ["--profile"] : [])], {
        cwd: project,
        stdio: ["ignore", pipe, pipe, "ipc"],
        ...ownGroup,
      });
      child = running;
      running.on("message", (activity) => onActivity?.(activity));
      running.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
      running.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
      return new Promise((resolve) => {
        running.once("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
        running.once("close", (code) => {
          child = undefined;
          if (stopped) return resolve("stopped");
          // What Gatsby started may outlive it.
          if (code !== 0) killGroup(running);
          if (code !== 0 || profile) process.stdout.write(Buffer.concat(output));
          resolve(code === 0 ? "built" : "failed");
        });
      });
    },
    async stop() {
      stopped = true;
      if (child) await endGroup(child);
    },
  };
}
