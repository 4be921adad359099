import { getOrInsert } from "../../../../src/lib/get-or-insert";
import { EditorError, ServiceError } from "../hooks/explain";

/**
 * Makes a commit on what the branch holds, and moves the branch only if it still holds that: `make` compares with the content of
 * the head's commit, and the tree is built on it. If somebody came in between, or the branch can't be moved in this moment, it is
 * all done again, five times at most.
 *
 * @returns the commit
 * @param make what changes; throws if the change must not be made over this commit
 */
export async function commitOnHead(
  api: DecapApi,
  message: string,
  make: (commit: string) => Promise<readonly DecapTreeFile[]>,
): Promise<string> {
  const attempts = new Set<string>();
  let head = await headOf(api);
  let isOvertaken = false;
  for (let left = 5; left > 0; left--) {
    const tree = await api.updateTree(head, await make(head));
    const { sha } = await api.commit(message, tree);
    attempts.add(sha);
    const refused = await api.patchBranch(api.branch, sha).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!refused) {
      // A list that was asked for before has not what was saved.
      underWay.clear();
      getOrInsert(made, api, () => new Map()).set(head, { commit: sha, at: Date.now() });
      return sha;
    }
    const now = await headOf(api).catch(() => undefined);
    // It arrived: its answer was lost, or the branch shows it a moment late.
    if (now !== undefined && attempts.has(now)) return now;
    if (!(refused instanceof ServiceError && [409, 422].includes(refused.status)) || now === undefined) throw refused;
    if (protection.test(refused.reason)) throw isProtected;
    isOvertaken = now !== head;
    head = now;
  }
  throw isOvertaken ? isBusy : isStuck;
}

/** What GitHub says of a branch that only some may move, or only to some commits: dependabot/dependabot-core, pull_request_updater/github.rb. */
const protection =
  /protected|required|\brules?\b|pull request|not authorized to push|verified signatures|merge commits|locked branch/i;

const isProtected = new ServiceError(
  422,
  "o servidor não deixa a sua conta salvar no site",
  "Fale com quem cuida dele: o ramo do conteúdo está protegido.",
);

const isBusy = new ServiceError(
  409,
  "muitas pessoas estão salvando ao mesmo tempo",
  "Tente de novo em alguns segundos.",
);

const isStuck = new ServiceError(
  409,
  "o servidor não conseguiu guardar a mudança",
  "Tente de novo em alguns segundos; se continuar, fale com quem cuida do site.",
);

/** Commits made here, by the one that each was made on: GitHub may show a branch as it was a moment before. */
const made = new WeakMap<DecapApi, Map<string, { readonly commit: string; readonly at: number }>>();

/** The commit that was made here on another in the last minute. */
function madeOn(api: DecapApi, before: string): string | undefined {
  const { commit, at = 0 } = made.get(api)?.get(before) ?? {};
  return Date.now() - at < 60_000 ? commit : undefined;
}

async function headOf(api: DecapApi): Promise<string> {
  let { sha } = (await api.getDefaultBranch()).commit;
  for (let next = madeOn(api, sha); next; next = madeOn(api, sha)) sha = next;
  return sha;
}

/** A file as a commit has it, with the name that git has for what it holds. */
export interface StoredFile {
  readonly path: string;
  readonly id: string;
}

/** Lists on their way: who asks for the same meanwhile gets the same. */
const underWay = new Map<string, Promise<readonly StoredFile[]>>();

/** The files of the content on the branch. */
export const contentNow = async (api: DecapApi): Promise<readonly StoredFile[]> =>
  contentAt(api, made.has(api) ? await headOf(api) : api.branch);

/** The files of the content at a commit or a branch: one request, whatever their number. */
export function contentAt(api: DecapApi, commit: string): Promise<readonly StoredFile[]> {
  const address = `${api.repoURL}/git/trees/${commit}:content`;
  const list = underWay.get(address) ?? listAt(api, address).finally(() => underWay.delete(address));
  underWay.set(address, list);
  return list;
}

async function listAt(api: DecapApi, address: string): Promise<readonly StoredFile[]> {
  const answer = await api.request<DecapTree>(address, { params: { recursive: 1 } });
  if (answer.truncated)
    throw new EditorError("o conteúdo do site é grande demais para ser lido de uma vez. Fale com quem cuida dele.");
  return answer.tree
    .filter(({ type }) => type === "blob")
    .map(({ path, sha }) => ({ path: `content/${path}`, id: sha }));
}
