import { model } from "../../content-model";
import { toDecap } from "../../content-model/project/to-decap";
import { dayInSaoPaulo } from "../../lib/dates";
import { begun, noteBegun } from "./begun";
import { brokenWithout, stillPointedAt } from "./pointers";
import { newTaken, nothingToPublish, refusal, type State, unread } from "./refusals";

/**
 * A backend that refuses to save over what someone else has saved meanwhile, to publish a draft that was changed since it was
 * read, and to delete what is in use. Upstream, the last save silently wins:
 * https://github.com/decaporg/decap-cms/issues/1500
 */
export const watched = (Backend: DecapBackendClass): DecapBackendClass =>
  class extends Backend {
    override async getEntry(path: string) {
      const entry = await super.getEntry(path);
      if (entry.data !== null) noteBegun(path, entry.data, false);
      return entry;
    }

    override async unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string) {
      const text = await super.unpublishedEntryDataFile(collection, slug, path, id);
      noteBegun(path, text, true);
      return text;
    }

    override async persistEntry(...[entry, options]: Parameters<DecapBackend["persistEntry"]>) {
      for (const file of entry.dataFiles) await this.#refuseForeign(file, options);
      const saved = await super.persistEntry(entry, options);
      for (const { path, newPath, raw } of entry.dataFiles)
        noteBegun(newPath ?? path, raw, options.useWorkflow === true);
      return saved;
    }

    /** What is published is what was read: of the review before publishing, nothing else would be left. */
    override async publishUnpublishedEntry(collection: string, slug: string) {
      const draft = await this.#draft(collection, slug);
      if (!draft) throw nothingToPublish;
      for (const { path, id } of draft.diffs) {
        const known = begun(path);
        if (known && known.text !== (await super.unpublishedEntryDataFile(collection, slug, path, id))) throw unread;
      }
      return super.publishUnpublishedEntry(collection, slug);
    }

    /** What another entry leads to is not deleted: the site could not be built any more. */
    override async deleteFiles(paths: readonly string[], commitMessage: string) {
      if (paths.some((path) => path.endsWith("/index.md"))) {
        const broken = brokenWithout(await this.#texts(), paths, dayInSaoPaulo(new Date()));
        if (broken.length > 0) throw stillPointedAt(broken);
      }
      return super.deleteFiles(paths, commitMessage);
    }

    /** Throws if a save would write over what its author has not seen. */
    async #refuseForeign(file: DecapFile, options: DecapSaving): Promise<void> {
      const known = begun(file.path);
      if (!known && !options.newEntry) return;
      const now = await this.#now(file, options);
      const found = options.newEntry ? now.text !== null && newTaken : known && refusal(known, now);
      if (found) throw found;
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

    /** A file as it is now. A draft that changes nothing has no file of its own. */
    async #now({ path, slug }: DecapFile, { useWorkflow, collectionName }: DecapSaving): Promise<State> {
      const draft = useWorkflow ? await this.#draft(collectionName, slug) : undefined;
      const id = draft?.diffs.find((diff) => diff.path === path)?.id;
      const text =
        id === undefined
          ? await this.#published(path)
          : await super.unpublishedEntryDataFile(collectionName, slug, path, id);
      return { text, isDraft: draft !== undefined };
    }

    async #published(path: string): Promise<string | null> {
      try {
        return (await super.getEntry(path)).data;
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, "status") === 404) return null;
        throw error;
      }
    }

    async #draft(collection: string, slug: string): Promise<DecapDraft | undefined> {
      try {
        return await super.unpublishedEntry({ collection, slug });
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, "notUnderEditorialWorkflow")) return undefined;
        throw error;
      }
    }
  };
