import { API as GitHubApi } from "decap-cms-backend-github";
import { model } from "../../../../src/content-types";
import { dayInSaoPaulo } from "../../../../src/lib/dates";
import { toDecap } from "../../../source-content/adapters/to-decap";
import { EditorError, explain, refusedWith, ServiceError } from "../hooks/explain";
import { begun, noteBegun, noteSent, wasSent } from "./begun";
import { listFailed, listRead } from "./lists";
import { commitOnHead, contentAt, isMissing, reach, textAt } from "./on-head";
import { brokenWithout, stillPointedAt } from "./pointers";
import {
  deletedAlready,
  newTaken,
  noAccess,
  nothingToPublish,
  notThere,
  refusal,
  type State,
  unread,
} from "./refusals";
import { readAll } from "./services";

/** A text of the content. */
interface Text {
  readonly file: string;
  readonly text: string;
}

/**
 * A backend that refuses to save over what someone else has saved meanwhile, to publish a draft that was changed since it was
 * read, and to delete what is in use. Upstream, the last save silently wins:
 * https://github.com/decaporg/decap-cms/issues/1500
 *
 * On GitHub, and over git-gateway on it, what is compared and what is changed is one commit (on-head.ts). Elsewhere the two
 * are requests of their own, with a moment between them.
 */
export const watched = (Backend: DecapBackendClass): DecapBackendClass =>
  class extends Backend {
    override authenticate(credentials: DecapUser) {
      return super.authenticate(credentials).catch((error: unknown) => {
        // Decap puts its own English over what the service said; who has signed in and has no access gets no status.
        const status = error instanceof Error ? Reflect.get(error, "status") : undefined;
        if (error instanceof ServiceError) throw new EditorError(`${error.what}. ${error.advice}`);
        throw typeof status === "number" ? refusedWith(status) : noAccess;
      });
    }

    override async getEntry(path: string) {
      const { api } = this;
      const entry = api ? { file: { path, id: null }, data: await this.#published(path) } : await super.getEntry(path);
      noteBegun(path, entry.data, false);
      // A page or a setting that is not there yet is written in its form.
      if (entry.data === null && path.endsWith("/index.md")) throw notThere;
      return { ...entry, data: entry.data ?? "" };
    }

    /** Every list: each has an order of its own, for which Decap asks for all of it. */
    override allEntriesByFolder(...[folder, ...how]: Parameters<DecapBackend["entriesByFolder"]>) {
      const list = super.allEntriesByFolder ?? super.entriesByFolder;
      return this.#listed(folder, () => list.call(this, folder, ...how));
    }

    override entriesByFiles(files: Parameters<DecapBackend["entriesByFiles"]>[0]) {
      return this.#listed(files[0]?.path ?? "", async () =>
        this.api ? readAll(files, async (path) => (await this.#published(path)) ?? "") : super.entriesByFiles(files),
      );
    }

    override async unpublishedEntryDataFile(collection: string, slug: string, path: string, id: string) {
      const text = await super.unpublishedEntryDataFile(collection, slug, path, id);
      noteBegun(path, text, true);
      return text;
    }

    override async persistEntry(...[entry, options]: Parameters<DecapBackend["persistEntry"]>) {
      try {
        await this.#persist(entry, options);
      } catch (error) {
        throw error instanceof ServiceError ? error.toAuthor : error;
      }
      for (const { path, newPath, raw } of entry.dataFiles)
        noteBegun(newPath ?? path, raw, options.useWorkflow === true);
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

    override async deleteFiles(paths: readonly string[], commitMessage: string) {
      const { api } = this;
      if (api instanceof GitHubApi)
        return commitOnHead(api, commitMessage, async (commit) => {
          const files = await contentAt(api, commit);
          const there = paths.filter((path) => files.some((file) => file.path === path));
          const texts = files.filter(({ path }) => /\.(md|yml)$/.test(path));
          await this.#refuseDeletion(paths, async () =>
            (await readAll(texts, (path, id) => api.readFile(path, id))).map(textOf),
          );
          return there.map((path) => ({ path, sha: null }));
        });
      await this.#refuseDeletion(paths, () => this.#texts());
      return super.deleteFiles(paths, commitMessage);
    }

    async #persist(...[entry, options]: Parameters<DecapBackend["persistEntry"]>): Promise<unknown> {
      const { api } = this;
      for (const { path, raw } of entry.dataFiles) noteSent(path, raw);
      if (!(api instanceof GitHubApi)) {
        for (const file of entry.dataFiles) refuseForeign(file, options, await this.#now(file, options));
        return super.persistEntry(entry, options);
      }
      const files = [...entry.assets, ...entry.dataFiles];
      await Promise.all(files.map((file) => api.uploadBlob(file)));
      return commitOnHead(api, options.commitMessage, async (commit) => {
        for (const file of entry.dataFiles)
          refuseForeign(file, options, { text: await textAt(api, file.path, commit), isDraft: false });
        return files;
      });
    }

    /** Throws if an entry is to be deleted that somebody else changed, or that another leads to: the site could not be built. */
    async #refuseDeletion(paths: readonly string[], read: () => Promise<readonly Text[]>): Promise<void> {
      const entry = paths.find((path) => path.endsWith("/index.md"));
      if (!entry) return;
      const texts = await read();
      const now = texts.find(({ file }) => file === entry)?.text;
      const known = begun(entry);
      if (now === undefined) throw deletedAlready;
      if (known && known.text !== now && !wasSent(entry, now)) throw unread;
      const broken = brokenWithout(texts, paths, dayInSaoPaulo(new Date()));
      if (broken.length > 0) throw stillPointedAt(broken);
    }

    /** Remembers of a list that it could not be read, for the place where it would stand. */
    async #listed<Entry>(name: string, load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
      try {
        const list = await load();
        // Services say the same of a folder that is not there and of a repository that nobody may see.
        if (list.length === 0 && this.api) await reach(this.api);
        listRead(name);
        return list;
      } catch (error) {
        listFailed(name, explain(error));
        throw error;
      }
    }

    /** Every text of the content as it is now. */
    async #texts(): Promise<readonly Text[]> {
      const lists = await Promise.all(
        toDecap(model).map(({ folder, files = [] }) =>
          folder
            ? this.allEntriesByFolder(folder, "md", 2)
            : this.entriesByFiles(files.map(({ file, label }) => ({ path: file, label }))),
        ),
      );
      return lists.flat().flatMap(({ data, file }) => (data === null ? [] : [textOf({ file, data })]));
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

    /** Null where there is none; what can't be read throws. Decap's `getEntry` gives an empty text for both. */
    async #published(path: string): Promise<string | null> {
      const { api } = this;
      try {
        return api ? await api.readFile(path, null) : (await super.getEntry(path)).data;
      } catch (error) {
        if (!isMissing(error)) throw error;
        if (api) await reach(api);
        return null;
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

const textOf = ({ file, data }: { file: { readonly path: string }; data: string }): Text => ({
  file: file.path,
  text: data,
});

/** Throws if a save would write over what its author has not seen. */
function refuseForeign({ path }: DecapFile, { newEntry }: DecapSaving, now: State): void {
  const known = begun(path);
  if (wasSent(path, now.text) || (!known && !newEntry)) return;
  const found = newEntry ? now.text !== null && newTaken : known && refusal(known, now);
  if (found) throw found;
}
