import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";

/** A git command that failed; its message is what git said. */
class GitError extends Error {
  override readonly name = "GitError";
}

/** Runs git in a folder and gives what it printed, without the line break at the end. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return run(folder, args, await gitEnv(folder));
}

function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString().trimEnd());
      else reject(new GitError(Buffer.concat(errors).toString().trim() || `git ${args[0]} ended with ${code}`));
    });
  });
}

/** Whoever saves before they gave a name. A machine may have no name for git at all, and git would then refuse. */
export const someone = { name: "Editor do site", email: "editor@localhost" };

/** A name that git takes. */
export const authorName = (given: string): string =>
  given
    .replace(/[<>\p{Cc}]/gu, "")
    .trim()
    .slice(0, 80) || someone.name;

/** Under these git runs nothing that a configuration or a hook names: https://git-scm.com/docs/git-config */
const runsNothing = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "core.pager": "cat",
  "commit.gpgSign": "false",
  "log.showSignature": "false",
  "merge.verifySignatures": "false",
  // Of remotes nothing is asked, also where a part of the repository was left there: ssh, helpers, credentials.
  "protocol.allow": "never",
  // A git directory is never one that lies among the content.
  "safe.bareRepository": "explicit",
  "diff.ignoreSubmodules": "all",
} as const;

/** What an attribute can have run: filters, and drivers that merge. (only-ours.cjs keeps `git diff` from its own.) */
const driver = /^(filter|merge)\..+\.(clean|smudge|process|required|driver)$/is;

/** By folder, once it could be read: each question to git costs a process. */
const drivers = new Map<string, readonly string[]>();

/** An environment in which git asks nothing, runs nothing but itself, and looks at no other repository than its folder's. */
export async function gitEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = {};
  // A hook that started us would have set others of git's, and some name commands.
  for (const [name, value] of Object.entries(process.env))
    if (!name.startsWith("GIT_") || /^GIT_(EXEC_PATH|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM))$/.test(name)) env[name] = value;
  Object.assign(env, {
    GIT_TERMINAL_PROMPT: "0",
    // A work tree that lost its `.git` lies in the project: what is done to it must not be done to that.
    GIT_CEILING_DIRECTORIES: dirname(resolve(folder)),
    GIT_EDITOR: ":",
    LC_ALL: "C",
    GIT_AUTHOR_NAME: someone.name,
    GIT_AUTHOR_EMAIL: someone.email,
    GIT_COMMITTER_NAME: someone.name,
    GIT_COMMITTER_EMAIL: someone.email,
  });
  if (!drivers.has(folder)) {
    const listed = await run(folder, ["config", "--null", "--name-only", "--list"], env).catch(() => undefined);
    if (listed !== undefined)
      drivers.set(
        folder,
        [...new Set(listed.split("\0"))].filter((name) => driver.test(name)),
      );
  }
  const settings = [
    ...Object.entries(runsNothing),
    // Without a driver git would merge nothing; one that fails makes a conflict, which is told.
    ...(drivers.get(folder) ?? []).map((name) => [name, /\.(driver|required)$/i.test(name) ? "false" : ""]),
  ];
  settings.forEach(([name, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = name;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return { ...env, GIT_CONFIG_COUNT: String(settings.length) };
}
