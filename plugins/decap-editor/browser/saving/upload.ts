import { inParallel } from "../../../../src/lib/in-parallel";

/** The names that git has for files that were chosen in a form and have arrived. */
const arrived = new WeakMap<File, string>();

/**
 * Sends files, two at once: each has its time, and on a slow line many would share it. Decap makes its objects anew for each save, and
 * what has arrived is not sent again: after a failure the next one goes on from there.
 */
export async function upload(api: DecapApi, files: readonly DecapAsset[]): Promise<void> {
  let isOver = false;
  const send = async (file: DecapAsset) => {
    const { fileObj } = file;
    const known = fileObj && arrived.get(fileObj);
    if (known) Object.assign(file, { sha: known });
    // What git has already only needs its name.
    if (file.sha || isOver) return;
    try {
      const { sha } = await api.uploadBlob(file);
      if (fileObj && sha) arrived.set(fileObj, sha);
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  await inParallel(files, send, 2);
}
