import type { ChildProcess } from "node:child_process";

const isWindows = process.platform === "win32";
const killTimeout = 5_000;

/** Options of a process with a group of its own: npm and Gatsby leave their children when they are told to end. */
export const ownGroup = { detached: !isWindows } as const;

/** Ends a running process with all that it started. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  signal(child, "SIGTERM");
  const late = setTimeout(() => signal(child, "SIGKILL"), killTimeout);
  await ended;
  clearTimeout(late);
  // It may have gone before a worker that takes no notice.
  killGroup(child);
}

/** Ends what is left of the group of a process. */
export const killGroup = (child: ChildProcess): void => signal(child, "SIGKILL");

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
