import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** What git refused, with the code that it ended with. */
export class GitError extends Error {
  constructor(
    readonly code: number | null,
    message: string,
  ) {
    super(message);
  }
}

export interface Person {
  readonly name: string;
  readonly email: string;
  /** ISO 8601; now, unless said. */
  readonly date?: string | undefined;
}

export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  /** Null takes the path out. */
  readonly sha: string | null;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Required<Person>;
  readonly committer: Required<Person>;
  readonly message: string;
}

export interface FileChange {
  readonly status: "added" | "removed" | "modified" | "renamed";
  readonly path: string;
  readonly before?: string;
  /** Of the new file; of the old one where it was removed. */
  readonly sha: string;
}

/** A bare repository, through the git binary. */
export type Git = ReturnType<typeof openGit>;

export function openGit(folder: string) {
  const bytes = (args: readonly string[], input?: string | Uint8Array, env: Readonly<Record<string, string>> = {}) =>
    new Promise<Buffer>((resolve, reject) => {
      const child = spawn("git", ["-C", folder, ...args], { env: { ...process.env, ...env } });
      const out: Buffer[] = [];
      let problem = "";
      child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => {
        problem += chunk;
      });
      child.once("error", reject);
      child.once("close", (code) =>
        code === 0 ? resolve(Buffer.concat(out)) : reject(new GitError(code, problem || Buffer.concat(out).toString())),
      );
      // git may end without reading all of it.
      child.stdin.on("error", () => undefined);
      child.stdin.end(input);
    });
  const text = async (...args: readonly string[]) => (await bytes(args)).toString().trimEnd();
  const found = (answer: Promise<string>) =>
    answer.catch((error: unknown) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });

  /** What an object holds never changes: each is asked of git once. */
  const objects = new Map<string, Promise<unknown>>();
  const once = <Answer>(name: string, key: string, read: () => Promise<Answer>): Promise<Answer> => {
    if (!/^[0-9a-f]{40}\b/.test(key)) return read();
    // The name says what is read, and with it the type.
    const known = objects.get(`${name} ${key}`) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = read();
    objects.set(`${name} ${key}`, answer);
    // What is not there may come.
    void answer.then(
      (value) => value ?? objects.delete(`${name} ${key}`),
      () => objects.delete(`${name} ${key}`),
    );
    return answer;
  };

  return {
    folder,
    text,

    /** The object that an expression of git names (`main:content/news`); undefined if there is none. */
    resolve: (expression: string) =>
      once("resolve", expression, () =>
        found(text("rev-parse", "--verify", "--quiet", "--end-of-options", expression)),
      ),
    typeOf: (sha: string) => once("type", sha, () => found(text("cat-file", "-t", sha))),
    blob: (sha: string) => once("blob", sha, () => bytes(["cat-file", "blob", sha])),
    writeBlob: async (contents: Uint8Array) =>
      (await bytes(["hash-object", "-w", "--stdin"], contents)).toString().trimEnd(),

    async tree(sha: string, recursive: boolean): Promise<TreeEntry[]> {
      const args = ["ls-tree", "-z", "-l", ...(recursive ? ["-r", "-t"] : []), sha];
      const list = await once(`tree ${recursive}`, sha, async () => (await bytes(args)).toString());
      return list.split("\0").flatMap((line) => {
        const [, mode = "", type = "", name = "", size = "-", path = ""] =
          /^(\d+) (\w+) (\w+) +(-|\d+)\t(.*)$/s.exec(line) ?? [];
        return path ? [{ path, mode, type, sha: name, ...(size === "-" ? {} : { size: Number(size) }) }] : [];
      });
    },

    /** A tree that is another with changes; in an index of its own, for several are made at once. */
    async writeTree(base: string | undefined, changes: readonly TreeChange[]): Promise<string> {
      const index = join(folder, `index-${randomUUID()}`);
      const env = { GIT_INDEX_FILE: index };
      try {
        await bytes(base ? ["read-tree", base] : ["read-tree", "--empty"], "", env);
        const lines = changes.map(({ path, mode, sha }) =>
          sha === null ? `0 ${"0".repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
        );
        await bytes(["update-index", "--add", "--replace", "-z", "--index-info"], lines.join(""), env);
        return (await bytes(["write-tree"], "", env)).toString().trimEnd();
      } finally {
        await rm(index, { force: true });
      }
    },

    async writeCommit(
      tree: string,
      parents: readonly string[],
      message: string,
      author: Person,
      committer: Person,
    ): Promise<string> {
      const date = (person: Person) => person.date ?? new Date().toISOString();
      const env = {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: date(author),
        GIT_COMMITTER_NAME: committer.name,
        GIT_COMMITTER_EMAIL: committer.email,
        GIT_COMMITTER_DATE: date(committer),
      };
      const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-F", "-"];
      return (await bytes(args, message, env)).toString().trimEnd();
    },

    /** Commits that an expression reaches, newest first; of one path if it is given. */
    async commits(
      expression: string,
      { path, count = 30, skip = 0 }: { path?: string; count?: number; skip?: number },
    ) {
      const format = "%H%x1f%T%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%cn%x1f%ce%x1f%cI%x1f%B%x1e";
      const args = [
        "log",
        `--format=${format}`,
        `--max-count=${count}`,
        `--skip=${skip}`,
        "--end-of-options",
        expression,
      ];
      const list = await text(...args, "--", ...(path ? [path] : []));
      return list.split("\x1e").flatMap((line): Commit[] => {
        const [sha = "", tree = "", parents = "", an = "", ae = "", ad = "", cn = "", ce = "", cd = "", message = ""] =
          line.trimStart().split("\x1f");
        if (!sha) return [];
        const author = { name: an, email: ae, date: inUtc(ad) };
        const committer = { name: cn, email: ce, date: inUtc(cd) };
        return [{ sha, tree, parents: parents.split(" ").filter(Boolean), author, committer, message: message.trim() }];
      });
    },

    refs: async (prefix: string) =>
      (await text("for-each-ref", "--format=%(refname) %(objectname) %(objecttype)"))
        .split("\n")
        .map((line) => line.split(" "))
        .flatMap(([ref = "", sha = "", type = ""]) => (ref.startsWith(prefix) ? [{ ref, sha, type }] : [])),

    /** Moves a ref from what it was, or makes it (`before` is ""); false if it is something else by now. */
    moveRef: (ref: string, sha: string, before: string) =>
      text("update-ref", ref, sha, before || "0".repeat(40)).then(
        () => true,
        () => false,
      ),
    deleteRef: (ref: string) => text("update-ref", "-d", ref),
    isRefName: (ref: string) =>
      text("check-ref-format", ref).then(
        () => true,
        () => false,
      ),
    isAncestor: (old: string, now: string) =>
      text("merge-base", "--is-ancestor", old, now).then(
        () => true,
        () => false,
      ),
    mergeBase: (one: string, other: string) => found(text("merge-base", one, other)),

    /** The tree that joins two commits; undefined where they contradict each other. */

    async changes(before: string, after: string): Promise<FileChange[]> {
      const parts = (await bytes(["diff-tree", "-r", "-z", "-M", "--raw", before, after])).toString().split("\0");
      const changes: FileChange[] = [];
      for (let at = 0; parts[at]; ) {
        const [, , old = "", now = "", letter = ""] = parts[at++]?.split(" ") ?? [];
        const path = parts[at++] ?? "";
        if (letter.startsWith("R"))
          changes.push({ status: "renamed", before: path, path: parts[at++] ?? "", sha: now });
        else if (letter === "A") changes.push({ status: "added", path, sha: now });
        else if (letter === "D") changes.push({ status: "removed", path, sha: old });
        else changes.push({ status: "modified", path, sha: now });
      }
      return changes;
    },

    /** What changed in a text; undefined for a file that is none. */
    async patch(before: string, after: string, path: string): Promise<string | undefined> {
      const diff = await text("diff-tree", "-r", "-p", before, after, "--", path);
      const at = diff.indexOf("\n@@");
      return at < 0 ? undefined : diff.slice(at + 1);
    },
  };
}

/** GitHub tells all times in UTC: https://docs.github.com/en/rest/using-the-rest-api/timezones-and-the-rest-api */
const inUtc = (date: string) => new Date(date).toISOString().replace(/\.\d+Z$/, "Z");
