import { model } from "../../content-model";
import { toDecap } from "../../content-model/project/to-decap";
import { dayInSaoPaulo } from "../../lib/dates";
import { EditorError } from "../hooks/explain";
import { brokenWithout, stillPointedAt } from "./pointers";

/** Text of the files as this page of the editor last read or wrote them, by path: what a draft began from. */
const begunFrom = new Map<string, string>();

const changedElsewhere = new EditorError(
  "outra pessoa salvou esta mesma página depois que você a abriu. O seu texto continua aqui. Copie o que você mudou, recarregue a página sem usar o texto guardado e faça a mudança de novo.",
);
const deletedElsewhere = new EditorError(
  "outra pessoa excluiu esta página depois que você a abriu. O seu texto continua aqui: copie-o, se ainda precisar dele.",
);

/**
 * A backend that refuses to save over what someone else has saved meanwhile, and to delete what is in use. Upstream, the last save silently wins:
 * https://github.com/decaporg/decap-cms/issues/1500
 */
export const watched = (Backend: DecapBackendClass): DecapBackendClass =>
  class extends Backend {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path);
      if (entry.data !== null) begunFrom.set(path, entry.data);
      return entry;
    }

    override async persistEntry(...[entry, options]: Parameters<DecapBackend["persistEntry"]>) {
      // In the workflow, what is stored is the published page, and the draft has a branch to itself.
      if (!options.newEntry && !options.useWorkflow) {
        for (const { path } of entry.dataFiles) checkStored(path, await this.#stored(path));
      }
      const saved = await super.persistEntry(entry, options);
      for (const { path, newPath, raw } of entry.dataFiles) begunFrom.set(newPath ?? path, raw);
      return saved;
    }

    /** What another entry leads to is not deleted: the site could not be built any more. */
    override async deleteFiles(paths: readonly string[], commitMessage: string) {
      if (paths.some((path) => path.endsWith("/index.md"))) {
        const broken = brokenWithout(await this.#texts(), paths, dayInSaoPaulo(new Date()));
        if (broken.length > 0) throw stillPointedAt(broken);
      }
      return super.deleteFiles(paths, commitMessage);
    }

    /** Every text of the content as it is now. */
    async #texts() {
      const list = super.allEntriesByFolder ?? super.entriesByFolder;
      const lists = await Promise.all(
        toDecap(model).map(({ folder, files = [] }) =>
          folder
            ? list.call(this, folder, "md", 2)
            : super.entriesByFiles(files.map(({ file, label }) => ({ path: file, label }))),
        ),
      );
      return lists.flat().flatMap(({ data, file }) => (data === null ? [] : [{ file: file.path, text: data }]));
    }

    /** The text of a file as it is now; null if it is gone. */
    async #stored(path: string): Promise<string | null> {
      try {
        return (await super.getEntry(path)).data;
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, "status") === 404) return null;
        throw error;
      }
    }
  };

function checkStored(path: string, stored: string | null): void {
  const begun = begunFrom.get(path);
  if (begun === undefined) return;
  if (stored === null) throw deletedElsewhere;
  if (stored !== begun) throw changedElsewhere;
}

/** The text that the draft of a file began from. */
export const begunText = (path: string): string | undefined => begunFrom.get(path);

const storageKey = (path: string) => `editor.begun-from:${path}`;

/** Keeps beside an unsaved text what it began from, for the time when it is restored. */
export function draftKept(path: string): void {
  const begun = begunFrom.get(path);
  if (begun !== undefined) localStorage.setItem(storageKey(path), begun);
}

/** An unsaved text was restored: it began from what was stored then, not from what is stored now. */
export function draftRestored(path: string): void {
  const begun = localStorage.getItem(storageKey(path));
  if (begun !== null) begunFrom.set(path, begun);
}
