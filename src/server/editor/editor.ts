import { join } from "node:path";
import { type DecapServer, startDecapServer } from "./decap-server";
import { clearUp, nameMerge } from "./drafts";
import { authorName, git } from "./git";
import { inTurn } from "./in-turn";
import { writeOverlay } from "./overlay";
import type { Publication } from "./publication";
import { catchUp, editorBranch, openWorkTree } from "./work-tree";

/** What the page of the editor learns about this machine. */
export type EditorStatus = { readonly off: string } | { readonly branch: string; readonly publication: Publication };

export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** The editor's side of `npm start`. */
export interface Editor {
  readonly status: () => EditorStatus;
  /** Hands a request to decap-server. A save becomes one commit in the name of `author`. Edits that exclude each other: 409. */
  readonly handle: (body: Uint8Array, author: string) => Promise<Answer>;
  /** Writes the content that the site is to be built from, and tells its folder; undefined where there is no editor. */
  readonly content: () => Promise<string | undefined>;
  /** Says how far the publishing of the last save is. */
  readonly tell: (publication: Publication) => void;
  /** Content files that the last saves touched, from the folder that holds `content`; forgotten when asked. */
  readonly takeSaved: () => readonly string[];
  readonly stop: () => void;
}

interface EditorOptions {
  /** The project's folder: its repository gets the branch. */
  readonly project: string;
  /** A folder for the work tree and for the content that the site is built from. */
  readonly folder: string;
  /** The port of decap-server; 0 takes any free one. */
  readonly port: number;
  readonly onSave: () => void;
}

/** Opens the editor over the project's repository; where it has none, an editor that says why. */
export async function openEditor({ project, folder, port, onSave }: EditorOptions): Promise<Editor> {
  const treeFolder = join(folder, "tree");
  const tree = await openWorkTree(project, treeFolder);
  if ("off" in tree) return closedEditor(tree.off);
  if (tree.notice) console.log(tree.notice);
  const decap = await startDecapServer(treeFolder, port);
  const head = () => git(treeFolder, "rev-parse", "HEAD");
  // One request at a time: a save is told by the branch having moved meanwhile.
  const queue = inTurn();
  const saved = new Set<string>();
  let publication: Publication = { phase: "idle" };

  return {
    status: () => ({ branch: editorBranch, publication }),
    handle: (body, author) =>
      queue(async () => {
        if (isReading(body)) return send(decap, body, author);
        const before = await head();
        const answer = await send(decap, body, author);
        if (answer.status >= 500 && (await clearUp(treeFolder))) return { ...answer, status: 409 };
        const isSaved = (await head()) !== before;
        if (isSaved) {
          await nameMerge(treeFolder);
          const files = await git(treeFolder, "diff", "--name-only", "--no-renames", "-z", before, "HEAD");
          for (const file of files.split("\0").filter(Boolean)) saved.add(file);
          publication = { phase: "publishing" };
          onSave();
        }
        return answer;
      }),
    content: () =>
      queue(async () => {
        const { notice } = await catchUp(project, treeFolder);
        if (notice) console.log(notice);
        const target = join(folder, "content");
        await writeOverlay({ project, tree: treeFolder, target });
        return target;
      }),
    tell: (news) => {
      // Nobody waits for news of a build that was no save's; and what was saved during one waits for the next.
      const isAwaited = publication.phase !== "idle" && saved.size === 0;
      if (isAwaited || news.phase === "idle") publication = news;
    },
    takeSaved: () => {
      const files = [...saved];
      saved.clear();
      return files;
    },
    stop: decap.stop,
  };
}

/** An editor that only says why it is none. */
export const closedEditor = (off: string): Editor => ({
  status: () => ({ off }),
  handle: async () => ({ status: 503, body: Buffer.from(JSON.stringify({ error: off })) }),
  content: async () => undefined,
  tell: () => undefined,
  takeSaved: () => [],
  stop: () => undefined,
});

/** Most requests only read: nobody has to look whether the branch moved. */
function isReading(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 200)).toString();
  return /"action":"(info|entriesBy\w+|getEntry|getMedia\w*|getDeployPreview|unpublishedEntr\w+)"/.test(start);
}

async function send({ url, headers }: DecapServer, body: Uint8Array, author: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "x-editor-author": encodeURIComponent(authorName(author)) },
    body: Buffer.from(body),
  });
  return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}
