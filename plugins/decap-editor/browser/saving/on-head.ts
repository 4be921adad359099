import { EditorError, ServiceError } from "../hooks/explain";

/**
 * Makes a commit on what the branch holds, and moves the branch only if it still holds that: the head is read once, `make`
 * compares with the content of that commit, and the tree is built on it. If somebody came in between, it is all done again, five
 * times at most.
 *
 * @returns the commit
 * @param make what changes; throws if the change must not be made over this commit
 */
export async function commitOnHead(
  api: DecapApi,
  message: string,
  make: (commit: string) => Promise<readonly DecapTreeFile[]>,
): Promise<string> {
  for (let left = 5; left > 0; left--) {
    const head = await headOf(api);
    const tree = await api.updateTree(head, await make(head));
    const commit = await api.commit(message, tree);
    const refused = await api.patchBranch(api.branch, commit.sha).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!refused) return commit.sha;
    const now = await headOf(api).catch(() => undefined);
    // The answer was lost, not the commit.
    if (now === commit.sha) return now;
    if (!(refused instanceof ServiceError && [409, 422].includes(refused.status)) || now === undefined) throw refused;
    if (now === head) throw isProtected;
  }
  throw new ServiceError(409, "muitas pessoas estão salvando ao mesmo tempo", "Tente de novo em alguns segundos.");
}

const isProtected = new ServiceError(
  422,
  "o servidor não deixa a sua conta salvar no site",
  "Fale com quem cuida dele: o ramo do conteúdo está protegido.",
);

const headOf = async (api: DecapApi): Promise<string> => (await api.getDefaultBranch()).commit.sha;

/** A file as a commit has it, with the name that git has for what it holds. */
export interface StoredFile {
  readonly path: string;
  readonly id: string;
}

/** Lists on their way: who asks for the same meanwhile gets the same. */
const underWay = new Map<string, Promise<readonly StoredFile[]>>();

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
