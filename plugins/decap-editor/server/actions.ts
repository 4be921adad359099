import { type Changes, commitFiles, headOf, listFiles, Missing, readFiles, type StoredFile } from "./branches";
import { filesAt, historyOf } from "./history";
import type { EditorRequest } from "./requests";

/*
 * What Decap's proxy backend asks for, answered as decap-server does: the editor's texts and files are on the editor's branch.
 * https://github.com/decaporg/decap-cms/tree/main/packages/decap-server
 */

/** Does what a request asks for and returns what Decap's proxy backend expects. */
export async function perform(project: string, { action, params }: EditorRequest, author: string): Promise<unknown> {
  const commit = (changes: Changes, message: string) => commitFiles(project, changes, { message, author });
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
      return (await readFiles(project, paths)).map((file, index) => mediaOf(paths[index] ?? "", file));
    }
    case "getMediaFile":
      return readMedia(project, params.path);
    case "getHead":
      return headOf(project);
    case "getHistory":
      return historyOf(project, params.path);
    case "getVersion":
      return filesAt(project, params.id, params.path);
    case "persistEntry":
      return commit(filesOf(params), params.options.commitMessage);
    case "persistMedia":
      await commit(filesOf({ assets: [params.asset] }), params.options.commitMessage);
      return readMedia(project, params.asset.path);
    case "deleteFiles":
      return commit(new Map(params.paths.map((path) => [path, null])), params.options.commitMessage);
  }
}

const asFile = (path: string) => ({ path });

async function readEntries(project: string, files: readonly { path: string; label?: string | undefined }[]) {
  const paths = files.map(({ path }) => path);
  return (await readFiles(project, paths)).map((found, index) => {
    const data = found?.data.toString() ?? null;
    return { data, file: { ...files[index], id: found?.id ?? null } };
  });
}

async function readMedia(project: string, path: string) {
  const [file] = await readFiles(project, [path]);
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
