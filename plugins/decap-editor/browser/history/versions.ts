import type { Model } from "../../../source-content/fields/collection";
import type { Version, VersionFile } from "../../server/history";
import { EditorError } from "../hooks/explain";
import { LocalBackend } from "../local/local-backend";
import { addedTo, baseOf, noteAdded, setBase } from "../saving/base-revision";
import { broughtBack } from "../saving/carried-over";
import { contentAt } from "../saving/on-head";

/** Who has signed in. */
let backend: DecapBackend | undefined;

/** A backend whose saves can be looked through, and gone back to. */
export const keepHistory = (Backend: DecapBackendClass): DecapBackendClass =>
  class extends Backend {
    override async authenticate(credentials: DecapUser) {
      const user = await super.authenticate(credentials);
      backend = this;
      return user;
    }
  };

/** https://docs.github.com/rest/commits/commits#list-commits */
interface GitHubCommit {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
  readonly commit: { readonly message: string; readonly author: { readonly name: string; readonly date: string } };
}

/** The last saves of an entry, or of all content, the newest first. */
export async function versionsOf(path?: string): Promise<readonly Version[]> {
  const api = backend?.api;
  if (!api) return asked<Version[]>("getHistory", path ? { path } : {});
  const params = { sha: api.branch, path: folderOf(path ?? "content"), per_page: 30 };
  const commits = await api.request<GitHubCommit[]>(`${api.repoURL}/commits`, { params });
  return commits.map(({ sha, parents, commit: { message, author } }) => ({
    id: sha,
    parent: parents[0]?.sha,
    who: author.name,
    when: author.date,
    what: message.split("\n")[0] ?? "",
  }));
}

/**
 * Saves an entry, with what lay beside it, as it was at a version: checked and told like any other save. Refused if `seen` is no
 * longer its newest version.
 */
export async function goBackTo(model: Model, path: string, id: string, label: string, seen: string): Promise<void> {
  if (!backend) throw notSignedIn;
  const [newest] = await versionsOf(path);
  if (newest?.id !== seen)
    throw new EditorError(
      "outra pessoa salvou este texto depois que você abriu o histórico. Abra-o de novo e veja o que mudou.",
    );
  const files = await filesAt(path, id);
  const text = files.find((file) => file.path === path);
  if (!text)
    throw new EditorError("nessa versão o texto ainda não existia. Para tirá-lo do site, abra-o e toque em Excluir.");
  const [base, added] = [baseOf(path), addedTo(path)];
  // What is there now is what is gone back from.
  const isThere = await backend.getEntry(path).then(
    () => true,
    () => false,
  );
  const assets = files
    .filter((file) => file !== text)
    .map(({ base64, ...file }) => ({ ...file, toBase64: async () => base64 }));
  const raw = new TextDecoder().decode(Uint8Array.from(atob(text.base64), (letter) => letter.charCodeAt(0)));
  const slug =
    folderOf(path)
      .split("/")
      .at(-1)
      ?.replace(/\.yml$/, "") ?? "";
  try {
    await backend.persistEntry(
      { dataFiles: [{ path, slug, raw: await broughtBack(model, path, raw) }], assets },
      { commitMessage: `Volta ${label}: ${slug}`, newEntry: !isThere },
    );
  } catch (error) {
    // The form stays open as it was: what it began from is not what has just been read.
    if (base !== undefined) setBase(path, base);
    noteAdded(path, added);
    throw error;
  }
}

/** The files of a version. Of those beside its text GitHub only needs the names that git has for them. */
async function filesAt(path: string, id: string): Promise<readonly (VersionFile & { readonly sha?: string })[]> {
  const api = backend?.api;
  if (!api) return asked<VersionFile[]>("getVersion", { path, id });
  const folder = folderOf(path);
  const files = (await contentAt(api, id)).filter((file) => file.path === path || file.path.startsWith(`${folder}/`));
  return Promise.all(
    files.map(async (file) => {
      if (file.path !== path) return { path: file.path, base64: "", sha: file.id };
      const { content } = await api.request<{ content: string }>(`${api.repoURL}/git/blobs/${file.id}`);
      return { path: file.path, base64: content.replace(/\s/g, "") };
    }),
  );
}

async function asked<Answer>(action: string, params: object): Promise<Answer> {
  if (!(backend instanceof LocalBackend)) throw notSignedIn;
  // Our own server's answer to our own request.
  return (await backend.request({ action, params: { branch: backend.branch, ...params } })) as Answer;
}

const folderOf = (path: string): string => path.replace(/\/index\.md$/, "");

const notSignedIn = new EditorError("entre no editor primeiro.");
