import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";

interface GitOptions {
  readonly input?: string | Uint8Array;
  /** Settings for this command alone. */
  readonly config?: Readonly<Record<string, string>>;
}

/** Runs git in a folder and gives what it printed, without the line break at the end. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return (await gitBytes(folder, args)).toString().trimEnd();
}

/** Runs git in a folder, with an input, and gives what it printed as it is. */
export function gitBytes(folder: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input = "", config = {} } = options;
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd: folder, env: gitEnv(folder, config) });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    // A git that fails stops reading; its exit code says more.
    child.stdin.on("error", () => undefined);
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(Buffer.concat(errors).toString().trim() || `git ${args[0]} ended with ${code}`));
    });
    child.stdin.end(input);
  });
}

/** Whoever saves before they gave a name. A machine may have no name for git at all, and git would then refuse. */
const someone = { name: "Editor do site", email: "editor@localhost" };

/** A person as git writes it. */
export const identity = (name = someone.name): string => `${name} <${someone.email}>`;

/** A name that git takes. */
export const authorName = (given: string): string =>
  given
    .replace(/[<>\p{Cc}]/gu, "")
    .trim()
    .slice(0, 80) || someone.name;

/** Under these git runs nothing that a configuration or a hook names, and keeps what it says is kept: https://git-scm.com/docs/git-config */
const always = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  // It would ask `gpg.program` about each commit of a list.
  "log.showSignature": "false",
  // Of remotes nothing is asked, also where a part of the repository was left there: ssh, helpers, credentials.
  "protocol.allow": "never",
  // A save that was confirmed outlives a power cut.
  "core.fsync": "committed",
} as const;

/** An environment in which git asks nothing, runs nothing but itself, and looks at no other repository than its folder's. */
function gitEnv(folder: string, config: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  // A hook that started us would have set others of git's, and some name commands.
  for (const [name, value] of Object.entries(process.env))
    if (!name.startsWith("GIT_") || /^GIT_(EXEC_PATH|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM))$/.test(name)) env[name] = value;
  const settings = Object.entries({ ...always, ...config });
  settings.forEach(([name, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = name;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return {
    ...env,
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_TERMINAL_PROMPT: "0",
    // A project without a repository of its own must not use one around it.
    GIT_CEILING_DIRECTORIES: dirname(resolve(folder)),
    GIT_LITERAL_PATHSPECS: "1",
    LC_ALL: "C",
    GIT_AUTHOR_NAME: someone.name,
    GIT_AUTHOR_EMAIL: someone.email,
    GIT_COMMITTER_NAME: someone.name,
    GIT_COMMITTER_EMAIL: someone.email,
  };
}
