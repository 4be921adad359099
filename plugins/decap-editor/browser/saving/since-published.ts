import type { Problem } from "../../../source-content/check/problem";
import { validate } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { EditorError } from "../hooks/explain";
import { today } from "../settings";
import { commitOnHead, contentAt } from "./on-head";
import { contentOf } from "./stored-texts";

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
interface Comparison {
  readonly status: "ahead" | "behind" | "diverged" | "identical";
  readonly commits: readonly {
    readonly sha: string;
    readonly parents: readonly unknown[];
    readonly commit: {
      readonly message: string;
      readonly author: { readonly name: string; readonly date: string };
      readonly committer: { readonly date: string };
    };
  }[];
}

const compare = (api: DecapApi, from: string, to: string) =>
  api.request<Comparison>(`${api.repoURL}/compare/${from}...${to}`);

/** True if a commit holds another. */
export const isIn = (api: DecapApi, commit: string, later: string): Promise<boolean> =>
  compare(api, commit, later).then(
    ({ status }) => status === "ahead" || status === "identical",
    () => false,
  );

/** True if two commits have the same content: what else was pushed is no editor's concern. */
export const hasSameContent = (api: DecapApi, one: string, other: string): Promise<boolean> =>
  Promise.all([contentAt(api, one), contentAt(api, other)]).then(
    ([before, after]) => changesBetween(before, after).length === 0,
    () => false,
  );

/** True if the files of a save are in a later commit as they were before it: somebody took it back. */
export const isUndone = (
  api: DecapApi,
  { commit, files }: { readonly commit: string; readonly files: readonly string[] },
  later: string,
): Promise<boolean> =>
  api
    .request<{ parents: readonly { sha: string }[] }>(`${api.repoURL}/git/commits/${commit}`)
    .then(({ parents: [parent] }) => Promise.all([parent?.sha ?? "", commit, later].map((one) => contentAt(api, one))))
    .then(
      (contents) =>
        files.length > 0 &&
        files.every((file) => {
          const [before, saved, now] = contents.map((content) => content.find(({ path }) => path === file)?.id);
          return now === before && now !== saved;
        }),
      () => false,
    );

/** What makes sense of the content, as a commit has it. */
const codeAt = async (api: DecapApi, commit: string): Promise<string> => {
  const { tree } = await api.request<{ tree: readonly { path: string; sha: string }[] }>(
    `${api.repoURL}/git/trees/${commit}`,
  );
  return tree
    .filter(({ path }) => path === "src" || path === "plugins")
    .map(({ sha }) => sha)
    .join();
};

/** False where the site's code has changed: an editor of the one knows nothing of a new kind of text, or field, in the other. */
export const hasSameCode = (api: DecapApi, one: string, other: string): Promise<boolean> =>
  Promise.all([codeAt(api, one), codeAt(api, other)]).then(
    ([before, after]) => before === after,
    () => true,
  );

/** A change that was saved and is not on the site. */
export interface Unpublished {
  readonly commit: string;
  readonly date: Date;
  /** When it came to be as it is: of a review that was rebased, when it was merged. */
  readonly committed: Date;
  /** Brings what may have been written long before. */
  readonly isMerge: boolean;
  /** Who, when and what. */
  readonly told: string;
}

/** What was saved since the site was built, oldest first; none where the two have nothing in common. */
export async function unpublishedSince(api: DecapApi, built: string, head: string): Promise<readonly Unpublished[]> {
  const { commits } = await compare(api, built, head).catch(() => ({ commits: [] }));
  return commits.map(({ sha, parents, commit: { message, author, committer } }) => {
    const date = new Date(author.date);
    const title = message.split("\n", 1)[0] ?? "";
    const told = `${author.name}, em ${inWords(date)}: “${title}”`;
    const isMerge = parents.length > 1;
    return { commit: sha, date, committed: new Date(committer.date), isMerge, told };
  });
}

export const inWords = (date: Date): string => date.toLocaleString("pt-BR", { dateStyle: "short", timeStyle: "short" });

export const problemsAt = async (model: Model, api: DecapApi, commit: string): Promise<readonly Problem[]> =>
  validate(model, await contentOf(api, commit), today()).problems;

/** The change with which content that is wrong now began to be so: after a good one, a bad one is found by halving. */
export async function culpritOf(
  model: Model,
  api: DecapApi,
  changes: readonly Unpublished[],
): Promise<Unpublished | undefined> {
  let [good, bad] = [-1, changes.length - 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const isBad = (await problemsAt(model, api, changes[middle]?.commit ?? "")).length > 0;
    if (isBad) bad = middle;
    else good = middle;
  }
  return changes[bad];
}

/** Saves the content of the commit that is on the site anew, over what the branch holds; nothing is taken out of its history. */
export async function goBackTo(api: DecapApi, published: string, shown: string): Promise<string> {
  const before = await contentAt(api, published);
  return commitOnHead(api, "Volta ao conteúdo que está no site", async (head) => {
    if (head !== shown)
      throw new EditorError(
        "outra pessoa acabou de salvar uma mudança. Espere um instante, leia a lista de novo e repita.",
      );
    return changesBetween(await contentAt(api, head), before);
  });
}

/** What makes one content the other. */
function changesBetween(
  from: Awaited<ReturnType<typeof contentAt>>,
  to: Awaited<ReturnType<typeof contentAt>>,
): readonly DecapTreeFile[] {
  const [present, wanted] = [from, to].map((files) => new Map(files.map(({ path, id }) => [path, id])));
  return [
    ...to.filter(({ path, id }) => present?.get(path) !== id).map(({ path, id }) => ({ path, sha: id })),
    ...from.filter(({ path }) => !wanted?.has(path)).map(({ path }) => ({ path, sha: null })),
  ];
}
