import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../../scripts/server/problem";
import { type DecapServer, startDecapServer } from "./decap-server";
import { nameMerge } from "./drafts";
import { authorName, git } from "./git";
import { inTurn } from "./in-turn";
import { openKey } from "./key";
import { writeOverlay } from "./overlay";
import type { Publication } from "./publication";
import { type EditorRequest, hasLink, readRequest } from "./requests";
import { branchesOf, editorBranch, settle, takeBack } from "./settle";
import { catchUp, openWorkTree } from "./work-tree";

/** What the page of the editor learns about this machine. */
export type EditorStatus = { readonly off: string } | { readonly branch: string; readonly publication: Publication };

export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

/** The editor's side of `npm start`. */
export interface Editor {
  /** What a request from its page must bring; none where there is no editor. */
  readonly key?: string;
  readonly status: () => EditorStatus;
  /**
   * Hands a request to decap-server. A save becomes one commit in the name of `author`, or leaves nothing behind. Edits that
   * exclude each other: 409.
   */
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
  const tell = (notices: readonly string[]) => notices.forEach((notice) => void console.log(notice));
  tell(tree.notices);
  const key = await openKey(folder);
  const decap = await startDecapServer(treeFolder, port);
  // One request at a time: a save is told by the branch having moved meanwhile.
  const queue = inTurn();
  const saved = new Set<string>();
  let publication: Publication = { phase: "idle" };
  // Something is under way, or failed: what the work tree holds is not what was saved.
  let isTorn = false;
  const mend = async () => {
    const mended = await settle(tree).catch(() => openWorkTree(project, treeFolder));
    if ("off" in mended) throw new Problem(mended.off);
    tell(mended.notices);
  };
  const write = async (request: EditorRequest, author: string): Promise<Answer> => {
    const before = await branchesOf(tree);
    const answer = await send(decap, request, author).catch(() => noAnswer);
    if (answer.status >= 400 || isLeft(treeFolder, request)) {
      const { wasJoining, notices } = await takeBack(tree, before);
      tell(notices);
      return { ...answer, status: wasJoining ? 409 : answer.status < 400 ? 500 : answer.status };
    }
    const head = before.get(`refs/heads/${editorBranch}`) ?? "";
    if ((await git(treeFolder, "rev-parse", "HEAD")) === head) return answer;
    await nameMerge(treeFolder);
    const files = await git(treeFolder, "diff", "--name-only", "--no-renames", "-z", head, "HEAD");
    for (const file of files.split("\0").filter(Boolean)) saved.add(file);
    publication = { phase: "publishing" };
    onSave();
    return answer;
  };

  return {
    status: () => ({ branch: editorBranch, publication }),
    key,
    handle: (body, author) =>
      queue(async () => {
        const request = readRequest(body);
        if (!request || (await hasLink(treeFolder, request))) return notOurs;
        try {
          if (isTorn || !isReading(request)) await mend();
          isTorn = true;
          const answer = isReading(request) ? await send(decap, request, author) : await write(request, author);
          isTorn = isReading(request) && answer.status >= 500;
          return answer;
        } catch (error) {
          console.error(error);
          return noRoom;
        }
      }),
    content: () =>
      queue(async () => {
        await mend();
        tell(await catchUp(project, treeFolder));
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
  handle: async () => answerOf(503, off),
  content: async () => undefined,
  tell: () => undefined,
  takeSaved: () => [],
  stop: () => undefined,
});

/** Most requests only read: nobody has to look whether the branch moved. */
const isReading = ({ action }: EditorRequest): boolean =>
  /^(entriesBy|getEntry|getMedia|getDeployPreview|unpublished)/.test(action);

/** decap-server takes a file that it could not delete for deleted. */
const isLeft = (folder: string, { action, params }: EditorRequest): boolean =>
  action === "deleteFiles" && params.paths.some((path) => existsSync(join(folder, path)));

const answerOf = (status: number, error: string): Answer => ({ status, body: Buffer.from(JSON.stringify({ error })) });
const notOurs = answerOf(400, "o editor só lê e guarda textos e arquivos do conteúdo do site, e este pedido é outro.");
const noAnswer = answerOf(502, "o editor deste computador não respondeu.");
const noRoom = answerOf(
  503,
  "depois de uma falha, a pasta do editor neste computador não pôde ser arrumada. O que você escreveu continua nesta tela. Veja se o disco está cheio e tente de novo.",
);

async function send({ url, headers }: DecapServer, request: EditorRequest, author: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "x-editor-author": encodeURIComponent(authorName(author)) },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}
