import type { ChildProcess } from "node:child_process";

const isWindows = process.platform === "win32";
const killTimeout = 5_000;

/** Options for a process group: npm and Gatsby leave their children behind when they end. */
export const ownGroup = { detached: !isWindows } as const;

/** Ends a process with all that it started. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  signal(child, "SIGTERM");
  const late = setTimeout(() => signal(child, "SIGKILL"), killTimeout);
  await ended;
  clearTimeout(late);
  // A worker may outlive it.
  killGroup(child);
}

/** Kills the rest of a process group. */
export const killGroup = (child: ChildProcess): void => signal(child, "SIGKILL");

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has already ended.
  }
}
