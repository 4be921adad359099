import type { Model } from "../../source-content/fields/collection";
import type { Place } from "../../source-content/files/places";
import { perform } from "./actions";
import {
  BothChanged,
  catchUp,
  changedFiles,
  editorBranch,
  hasLink,
  headOf,
  Missing,
  openElsewhere,
  prepareBranch,
  removeLock,
} from "./branches";
import { openKey } from "./key";
import { writeOverlay } from "./overlay";
import { createReader, pathsOf } from "./requests";

/** How far the publishing of the last save is, for the bar at the foot of the editor. */
export type Publication =
  | { readonly phase: "idle" }
  | {
      readonly phase: "publishing";
      readonly step?: string;
      /** Why nobody can say how far it is. */
      readonly trouble?: string;
    }
  | {
      readonly phase: "published";
      readonly places: readonly Place[];
      /** It was taken back before anybody saw it. */
      readonly isUndone?: true;
    }
  | {
      readonly phase: "failed";
      /** Where each is found, and can be mended. */
      readonly problems: readonly { readonly entry: string; readonly text: string; readonly href?: string }[];
      /** What to do about them. */
      readonly advice?: string;
      /** Whose doing it is, and since when. */
      readonly by?: string;
      /** The way back to what is on the site: the commit that was looked at, and the changes that it takes back. */
      readonly back?: { readonly head: string; readonly changes: readonly string[] };
    };

/** What the page of the editor learns about this machine: why there is no editor, or what it edits. */
export type EditorStatus = { readonly off: string } | { readonly branch: string; readonly publication: Publication };

export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** The editor's side of `npm start`. */
export interface Editor {
  /** What a request from its page must bring; none where there is no editor. */
  readonly key?: string;
  readonly status: () => EditorStatus;
  /** Answers a request of Decap's proxy backend. A save is one commit in the name of `author`, or nothing. */
  readonly handle: (body: Uint8Array, author: string) => Promise<Answer>;
  /** Writes the content that the site is to be built from, and returns its folder; undefined where there is no editor. */
  readonly content: () => Promise<string | undefined>;
  /** Sets how far the publishing of the last save is. */
  readonly tell: (publication: Publication) => void;
  /** Content files that the last saves touched, from the folder that holds `content`; forgotten when asked. */
  readonly takeSaved: () => readonly string[];
}

interface EditorOptions {
  /** The project's folder: its repository gets the branch. */
  readonly project: string;
  /** A folder for the key and for the content that the site is built from. */
  readonly folder: string;
  readonly model: Model;
  /** Publishes what was saved; without it, nobody does. */
  readonly onSave?: (() => void) | undefined;
}

/** Opens the editor over the project's repository; where it has none, an editor that says why. */
export async function openEditor({ project, folder, model, onSave }: EditorOptions): Promise<Editor> {
  const reason = await prepareBranch(project);
  if (reason) return closedEditor(`O editor está desligado: ${reason}`);
  const heal = async () => {
    if (await removeLock(project)) console.log(lockRemoved);
  };
  await heal();
  const key = await openKey(folder);
  const readRequest = createReader(model);
  const inTurn = createTurns();
  const saved = new Set<string>();
  let publication: Publication = { phase: "idle" };

  const write = async (action: () => Promise<unknown>, head: string | undefined): Promise<Answer> => {
    const open = await openElsewhere(project);
    if (open) return answerOf(503, { error: open });
    await heal();
    const before = await headOf(project);
    if (head !== undefined && head !== before) return overtaken;
    const answer = answerOf(200, (await action()) ?? {});
    const after = await headOf(project);
    if (before && after && before !== after) {
      for (const { path } of await changedFiles(project, before, after)) saved.add(path);
      if (onSave) publication = { phase: "publishing" };
      onSave?.();
    }
    return answer;
  };

  return {
    status: () => ({ branch: editorBranch, publication }),
    key,
    handle: async (body, author) => {
      const request = readRequest(body);
      if (!request || (await hasLink(project, pathsOf(request.params)))) return notOurs;
      const action = () => perform(project, request, author);
      try {
        return isReading(request.action)
          ? answerOf(200, await action())
          : await inTurn(() => write(action, request.head));
      } catch (error) {
        if (error instanceof Missing) return answerOf(404, { error: error.message });
        console.error(error);
        return failed;
      }
    },
    content: () =>
      inTurn(async () => {
        await heal();
        const told = await catchUp(project).catch((error: unknown) =>
          error instanceof BothChanged ? bothChanged : `O git não juntou o seu ramo ao do editor: ${String(error)}`,
        );
        if (told) console.log(told);
        const target = `${folder}/content`;
        await writeOverlay(project, target);
        return target;
      }),
    tell: (news) => {
      // Nobody waits for news of a build that was no save's; and what was saved during one waits for the next.
      if (publication.phase !== "idle" && saved.size === 0) publication = news;
    },
    takeSaved: () => {
      const files = [...saved];
      saved.clear();
      return files;
    },
  };
}

/** An editor that only says why it is none. */
export const closedEditor = (off: string): Editor => ({
  status: () => ({ off }),
  handle: async () => answerOf(503, { error: off }),
  content: async () => undefined,
  tell: () => undefined,
  takeSaved: () => [],
});

/** Runs jobs one after the other, in the order in which they are asked for. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const next = last.then(job, job);
    last = next.catch(() => undefined);
    return next;
  };
}

const isReading = (action: string): boolean => /^(entriesBy|get)/.test(action);

const answerOf = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) });
const notOurs = answerOf(400, {
  error: "o editor só lê e guarda textos e arquivos do conteúdo do site, e este pedido é outro.",
});
/** Of two saves that were checked on one commit this is the second. */
const overtaken = answerOf(409, { error: "outra pessoa acabou de salvar. Tente de novo." });
const failed = answerOf(503, {
  error:
    "o git deste computador não conseguiu fazer isto. O que você escreveu continua nesta tela. Veja se o disco está cheio e tente de novo.",
});

const lockRemoved =
  "Foi retirada uma trava do git que um processo interrompido deixou. Nada do que foi salvo se perdeu.";
const bothChanged = `O ramo “${editorBranch}” e o seu mudaram os mesmos textos. O editor segue com os dele; junte os dois com: git merge ${editorBranch}`;
