import { spawn } from "node:child_process";

/** A git command that failed; its message is what git said. */
class GitError extends Error {
  override readonly name = "GitError";
}

/** Runs git in a folder and gives what it printed, without the line break at the end. */
export function git(folder: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd: folder, env: gitEnv(), stdio: ["ignore", "pipe", "pipe"] });
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

/** An environment in which git asks nothing, and looks at no other repository than that of its folder. */
export function gitEnv(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    GIT_AUTHOR_NAME: someone.name,
    GIT_AUTHOR_EMAIL: someone.email,
    GIT_COMMITTER_NAME: someone.name,
    GIT_COMMITTER_EMAIL: someone.email,
  };
  // A hook that started us would have set these.
  for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) delete env[name];
  return env;
}
