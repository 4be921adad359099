import { startDecapServer } from "./decap-server";
import { git, someone } from "./git";
import { editorBranch, openWorkTree } from "./work-tree";

/** What the page of the editor learns about this machine. */
export type EditorStatus = { readonly off: string } | { readonly branch: string };

export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** The editor's side of `npm start`. */
export interface Editor {
  readonly status: () => EditorStatus;
  /** Hands a request to decap-server. A save becomes one commit in the name of `author`. */
  readonly handle: (body: Uint8Array, author: string) => Promise<Answer>;
  readonly stop: () => void;
}

interface EditorOptions {
  /** The project's folder: its repository gets the branch. */
  readonly project: string;
  /** The folder of the work tree. */
  readonly folder: string;
  /** The port of decap-server; 0 takes any free one. */
  readonly port: number;
  readonly onCommit: (commit: string) => void;
}

/** Opens the editor over the project's repository; where it has none, an editor that says why. */
export async function openEditor({ project, folder, port, onCommit }: EditorOptions): Promise<Editor> {
  const tree = await openWorkTree(project, folder);
  if ("off" in tree) return closedEditor(tree.off);
  if (tree.notice) console.log(tree.notice);
  const decap = await startDecapServer(folder, port);
  const head = () => git(folder, "rev-parse", "HEAD");
  const queue = inTurn();

  return {
    status: () => ({ branch: editorBranch }),
    handle: (body, author) =>
      // One at a time: a commit is told by the branch having moved meanwhile.
      queue(async () => {
        const before = await head();
        const answer = await send(decap.url, body);
        if ((await head()) !== before) {
          await signCommit(folder, author);
          onCommit(await head());
        }
        return answer;
      }),
    stop: decap.stop,
  };
}

const closedEditor = (off: string): Editor => ({
  status: () => ({ off }),
  handle: async () => ({ status: 503, body: Buffer.from(JSON.stringify({ error: off })) }),
  stop: () => undefined,
});

async function send(url: string, body: Uint8Array): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from(body),
  });
  return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}

/** decap-server knows nobody's name. */
async function signCommit(folder: string, author: string): Promise<void> {
  const name =
    author
      .replace(/[<>\p{Cc}]/gu, "")
      .trim()
      .slice(0, 80) || someone.name;
  await git(
    folder,
    "commit",
    "--amend",
    "--no-edit",
    "--no-verify",
    "--no-gpg-sign",
    `--author=${name} <${someone.email}>`,
  );
}

/** Runs jobs one after the other, in the order in which they are asked for. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const next = last.then(job, job);
    last = next.catch(() => undefined);
    return next;
  };
}
