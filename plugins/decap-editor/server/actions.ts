import {
  baseOf,
  type Changes,
  changedFiles,
  commitFiles,
  editorBranch,
  editorRef,
  headOf,
  listFiles,
  mergedTree,
  mergeIn,
  readFiles,
  type StoredFile,
} from "./branches";
import { git } from "./git";
import type { EditorRequest } from "./requests";

/*
 * What Decap's proxy backend asks for, answered as decap-server does: the editor's texts and files are on the editor's branch,
 * a draft is a branch beside it. https://github.com/decaporg/decap-cms/tree/main/packages/decap-server
 */

/** An answer that is no success. */
export class Missing extends Error {}

/** Does what a request asks for and returns what Decap's proxy backend expects. */
export async function perform(project: string, { action, params }: EditorRequest, author: string): Promise<unknown> {
  const commit = (changes: Changes, message: string) =>
    commitFiles(project, editorBranch, "", changes, { message, author });
  switch (action) {
    case "entriesByFolder": {
      const paths = await listFiles(project, params.folder, params.depth);
      const texts = paths.filter((path) => path.endsWith(`.${params.extension}`));
      return readEntries(project, texts.map(asFile));
    }
    case "entriesByFiles":
      return readEntries(project, params.files);
    case "getEntry":
      return (await readEntries(project, [params]))[0];
    case "getMedia": {
      const paths = await listFiles(project, params.mediaFolder, 1);
      return (await readFiles(project, editorBranch, paths)).map((file, index) => mediaOf(paths[index] ?? "", file));
    }
    case "getMediaFile":
      return readMedia(project, editorBranch, params.path);
    case "getDeployPreview":
      return null;
    case "persistEntry":
      return params.options.useWorkflow
        ? saveDraft(project, params, author)
        : commit(filesOf(params), params.options.commitMessage);
    case "persistMedia":
      await commit(filesOf({ assets: [params.asset] }), params.options.commitMessage);
      return readMedia(project, editorBranch, params.asset.path);
    case "deleteFiles":
      return commit(new Map(params.paths.map((path) => [path, null])), params.options.commitMessage);
    case "unpublishedEntries": {
      const listed = await git(project, "for-each-ref", "--format=%(refname:lstrip=3)", "refs/heads/cms");
      return listed.split("\n").filter(Boolean);
    }
    case "unpublishedEntry":
      return readDraft(project, params);
    case "unpublishedEntryDataFile": {
      const [file] = await readFiles(project, draftBranch(params), [params.path]);
      return { data: file?.data.toString() ?? null };
    }
    case "unpublishedEntryMediaFile":
      return readMedia(project, draftBranch(params), params.path);
    case "updateUnpublishedEntryStatus":
      return setStatus(project, draftBranch(params), params.newStatus);
    case "deleteUnpublishedEntry":
      return git(project, "branch", "-D", draftBranch(params));
    case "publishUnpublishedEntry": {
      const branch = draftBranch(params);
      const message = `Publica: ${params.collection}/${params.slug.replace(/\/index$/, "")}`;
      await mergeIn(project, await headOfDraft(project, branch), message, author);
      return git(project, "branch", "-D", branch);
    }
  }
}

const asFile = (path: string) => ({ path });

async function readEntries(project: string, files: readonly { path: string; label?: string | undefined }[]) {
  const paths = files.map(({ path }) => path);
  return (await readFiles(project, editorBranch, paths)).map((found, index) => {
    const data = found?.data.toString() ?? null;
    return { data, file: { ...files[index], id: found?.id ?? null } };
  });
}

async function readMedia(project: string, branch: string, path: string) {
  const [file] = await readFiles(project, branch, [path]);
  return mediaOf(path, file);
}

function mediaOf(path: string, file: StoredFile | undefined) {
  if (!file) throw new Missing(path);
  const name = path.slice(path.lastIndexOf("/") + 1);
  return { id: file.id, content: file.data.toString("base64"), encoding: "base64", path, name };
}

interface Saved {
  readonly dataFiles?: readonly { path: string; raw: string }[];
  readonly assets: readonly { path: string; content: string }[];
}

const filesOf = ({ dataFiles = [], assets }: Saved): Map<string, Uint8Array | null> =>
  new Map([
    ...dataFiles.map(({ path, raw }) => [path, Buffer.from(raw)] as const),
    ...assets.map(({ path, content }) => [path, Buffer.from(content, "base64")] as const),
  ]);

interface DraftName {
  readonly collection: string;
  readonly slug: string;
}

const draftBranch = ({ collection, slug }: DraftName) => `cms/${collection}/${slug}`;

async function headOfDraft(project: string, branch: string): Promise<string> {
  const head = await headOf(project, branch);
  if (head === undefined) throw new Missing(branch);
  return head;
}

/** What a draft changed since it began; what was published meanwhile is none of it. */
async function changesOfDraft(project: string, draft: string) {
  return changedFiles(project, await baseOf(project, editorRef, draft), draft);
}

type DraftRequest = Extract<EditorRequest, { action: "unpublishedEntry" }>["params"];

async function readDraft(project: string, { id, ...named }: DraftRequest) {
  const { collection = id?.split("/")[0] ?? "", slug = id?.split("/").slice(1).join("/") ?? "" } = named;
  const branch = draftBranch({ collection, slug });
  const head = await headOfDraft(project, branch);
  const changes = await changesOfDraft(project, head);
  return {
    collection,
    slug,
    status: (await git(project, "config", statusKey(branch)).catch(() => "draft")).replace(/.*\//, ""),
    diffs: changes.map(({ path, status }) => ({ id: path, path, newFile: status === "A" })),
    updatedAt: await git(project, "for-each-ref", "--format=%(committerdate:iso-strict)", `refs/heads/${branch}`),
  };
}

type SaveRequest = Extract<EditorRequest, { action: "persistEntry" }>["params"];

async function saveDraft(project: string, params: SaveRequest, author: string): Promise<void> {
  const { commitMessage: message, collectionName: collection, status } = params.options;
  const branch = draftBranch({ collection, slug: params.dataFiles[0]?.slug ?? "" });
  const changes = filesOf(params);
  const published = (await headOf(project, editorBranch)) ?? "";
  const head = await headOf(project, branch);
  if (head) {
    // A draft that can't be published any more takes no more edits either.
    await mergedTree(project, published, head);
    // Decap sends every picture that the draft still has.
    for (const { path } of await changesOfDraft(project, head))
      if (!changes.has(path) && !/\.(md|yml)$/.test(path)) changes.set(path, null);
  }
  await commitFiles(project, branch, published, changes, { message, author });
  if (!head) await setStatus(project, branch, status);
}

const statusKey = (branch: string) => `branch.${branch}.description`;

const setStatus = (project: string, branch: string, status: string) =>
  git(project, "config", statusKey(branch), status);
