import type { Map as StoreMap } from "immutable";
import { type ComponentType, createElement, Fragment } from "react";
import { propertyOf } from "../../../../src/lib/values";
import { toDecap } from "../../../source-content/adapters/to-decap";
import { type ContentFiles, kindByName } from "../../../source-content/check/site-content";
import type { Model } from "../../../source-content/fields/collection";
import { EditorError, explain, isLostLine, refusedWith, ServiceError } from "../hooks/explain";
import { Keeper } from "../Keeper";
import { today } from "../settings";
import { baseOf, isLate, noteLate, noteSaved, noteSent, readingOf, setBase, wasSent } from "./base-revision";
import { commitOnHead, contentAt, contentNow } from "./on-head";
import { noteSave, setRepository } from "./publication";
import { markRefused } from "./refused-fields";
import { contentOf, knownOf, readSlowly, readTexts, sourceOf } from "./stored-texts";
import { upload } from "./upload";
import { brokenBy, type Change, type Changes, refusal } from "./whole-site";

/** Why lists could not be read, by the folder or the first file of their collection. */
const failures = new Map<string, string>();

/** Why the list of a collection could not be read; undefined if it was. */
export const listFailure = (collection: StoreMap<string, unknown>): string | undefined =>
  failures.get(String(collection.get("folder") ?? collection.getIn(["files", 0, "file"])));

/**
 * A backend that refuses to save over what someone else has saved meanwhile, and to delete what is in use. Upstream, the
 * last save silently wins: https://github.com/decaporg/decap-cms/issues/1500
 *
 * What is compared and what is changed is one commit: on GitHub, and over git-gateway on it, in on-head.ts; of the local
 * server, which has no `api`, in local-backend.ts.
 */
export const detectConflicts = (Backend: DecapBackendClass, model: Model): DecapBackendClass =>
  class extends Backend {
    #login: ComponentType<DecapLoginProps> | undefined;
    /** The last long list of the local server, read for the check as soon as an entry is open. */
    #unread: ContentFiles["texts"] = [];

    /** Upstream, a login that failed says 'Entrando…' for ever: https://github.com/decaporg/decap-cms/issues/1460 */
    override authComponent() {
      const Login = super.authComponent();
      this.#login ??= (props) =>
        createElement(
          Fragment,
          null,
          createElement(Login, { ...props, inProgress: props.inProgress && !props.error }),
          // Decap's own login shows no error of who comes back.
          createElement(Keeper, {
            trouble: props.config.backend?.name === "github" ? String(props.error ?? "") : undefined,
          }),
        );
      return this.#login;
    }

    /** Of who came back nobody could say whether they are let in: Decap would sign them out. */
    #isUnsure = false;

    override async authenticate(credentials: DecapUser) {
      this.#isUnsure = false;
      const user = await super.authenticate(credentials).catch((error: unknown) => {
        const told = notLetIn(error);
        this.#isUnsure = isTrouble(error) || isLostLine(told);
        throw told;
      });
      if (this.api) setRepository(this.api);
      return user;
    }

    /** Decap forgets who had signed in when this is over; the next load of the page asks again. */
    override logout() {
      return this.#isUnsure ? new Promise<never>(() => undefined) : super.logout();
    }

    override async getEntry(path: string) {
      const entry = this.api
        ? { file: { path, id: null }, data: await this.#read(path, this.api) }
        : await super.getEntry(path);
      setBase(path, entry.data);
      void readSlowly(model, this.#unread, today());
      // A page or a setting that is not there yet is written in its form.
      if (entry.data === null && path.endsWith("/index.md"))
        throw new EditorError(
          "esta página já não existe: alguém a excluiu, ou mudou o lugar dela. Volte à lista e procure-a lá.",
        );
      return { ...entry, data: entry.data ?? "" };
    }

    /** Null where there is none; what can't be read throws. Decap's `getEntry` gives an empty text for both. */
    async #read(path: string, api: DecapApi): Promise<string | null> {
      const files = await contentNow(api);
      const [text] = await readTexts(api, files, (one) => one === path);
      void readSlowly(model, knownOf(files), today());
      return text?.data ?? null;
    }

    /** Every list: each has an order of its own, for which Decap asks for all of it. */
    override allEntriesByFolder(...[folder, extension, depth, only]: Parameters<DecapBackend["entriesByFolder"]>) {
      const { api } = this;
      return this.#listed(folder, async () => {
        if (!api) {
          const list = await super.entriesByFolder(folder, extension, depth, only);
          this.#unread = sourcesOf(list);
          return list;
        }
        const files = await contentNow(api);
        const isListed = (path: string) =>
          path.startsWith(`${folder}/`) &&
          path.endsWith(`.${extension}`) &&
          path.slice(folder.length + 1).split("/").length <= depth &&
          (!only || only.test(path));
        return readTexts(api, files, isListed);
      });
    }

    override entriesByFiles(files: Parameters<DecapBackend["entriesByFiles"]>[0]) {
      return this.#listed(files[0]?.path ?? "", async () => {
        const { api } = this;
        if (!api) return super.entriesByFiles(files);
        const wanted = new Set(files.map(({ path }) => path));
        const read = await readTexts(api, await contentNow(api), (path) => wanted.has(path));
        const texts = new Map(read.map(({ file, data }) => [file.path, data]));
        return files.map((file) => ({ file, data: texts.get(file.path) ?? "" }));
      });
    }

    /** Beside an entry lie its pictures, and itself; beside one that is not there yet, for which Decap names its collection's folder, nothing. */
    override async getMedia(folder?: string) {
      if (model.collections.some(({ name }) => folder === `content/${name}`)) return [];
      return (await super.getMedia(folder)).filter(({ path }) => !path.endsWith("/index.md"));
    }

    override async persistEntry(...[saved, options]: Parameters<DecapBackend["persistEntry"]>) {
      // Decap gives with every save what was uploaded in the form: somebody else may have replaced it since, or it was a wrong
      // file that the text names no more, and that nobody is to see.
      const named = new Set(saved.dataFiles.flatMap(({ raw }) => raw.match(/[\w.~-]+/g) ?? []));
      const isToSave = ({ path, fileObj }: Saved["assets"][number]) =>
        !fileObj || (named.has(nameOf(path)) && !isStored(path, fileObj));
      const entry = { ...saved, assets: saved.assets.filter(isToSave) };
      const read = new Map(entry.dataFiles.map(({ path }) => [path, readingOf(path)]));
      try {
        await this.#persist(entry, { ...options, commitMessage: withoutFile(options.commitMessage) });
      } catch (error) {
        throw error instanceof ServiceError ? error.toAuthor : error;
      }
      for (const { path, newPath, raw } of entry.dataFiles)
        if (read.get(path) === readingOf(path)) noteSaved(newPath ?? path, raw);
        else noteLate(path, raw);
      for (const { path, fileObj } of entry.assets)
        if (fileObj) storedAt.set(fileObj, new Set(storedAt.get(fileObj)).add(path));
    }

    /** Deletes files; with an entry, all that lies beside it. */
    override async deleteFiles(paths: readonly string[], commitMessage: string) {
      const { api } = this;
      const message = withoutFile(commitMessage);
      const entry = paths.find((path) => path.endsWith("/index.md"));
      const folder = entry?.slice(0, -"/index.md".length);
      const isGone = (path: string) => paths.includes(path) || (folder && path.startsWith(`${folder}/`));
      if (!api) {
        return this.#onHead(async () => {
          const beside = folder ? (await super.getMedia(folder)).map(({ path }) => path) : [];
          const gone = [...new Set([...paths, ...beside])];
          refuseDeletion(entry, gone, await this.#content(), model);
          await super.deleteFiles(gone, message);
        });
      }
      const saved = await commitOnHead(api, message, async (commit) => {
        const gone = (await contentAt(api, commit)).map(({ path }) => path).filter(isGone);
        refuseDeletion(entry, gone, await contentOf(api, commit), model);
        return gone.map((path) => ({ path, sha: null }));
      });
      noteSave(saved, []);
      return saved;
    }

    async #persist(...[entry, options]: Parameters<DecapBackend["persistEntry"]>): Promise<void> {
      const { api } = this;
      for (const { path, raw } of entry.dataFiles) noteSent(path, raw, options.newEntry);
      const refuse = (content: ContentFiles) => {
        for (const file of entry.dataFiles)
          refuseForeign(file, options, content.texts.find(({ file: path }) => path === file.path)?.text ?? null);
        refuseBroken(entry, content, model);
      };
      if (!api) {
        return this.#onHead(async () => {
          refuse(await this.#content());
          await super.persistEntry(entry, options);
        });
      }
      const files = [...entry.assets, ...entry.dataFiles];
      let uploads: Promise<unknown> | undefined;
      const saved = await commitOnHead(api, options.commitMessage, async (commit) => {
        refuse(await contentOf(api, commit));
        uploads ??= upload(api, files);
        await uploads;
        return files;
      });
      noteSave(saved, entry.dataFiles);
    }

    #onHead(checkAndSave: () => Promise<void>): Promise<void> {
      return this.onHead ? this.onHead(checkAndSave) : checkAndSave();
    }

    /** Remembers of a list that it could not be read, for the place where it would stand. */
    async #listed<Entry>(name: string, load: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
      try {
        const list = await load();
        failures.delete(name);
        return list;
      } catch (error) {
        failures.set(name, explain(error));
        throw error;
      }
    }

    /** The content as the local server has it, which says of no file but texts that it is there. */
    async #content(): Promise<ContentFiles> {
      const lists = await Promise.all(
        toDecap(model).map(({ folder, files = [] }) =>
          folder
            ? this.allEntriesByFolder(folder, "md", 2)
            : this.entriesByFiles(files.map(({ file, label }) => ({ path: file, label }))),
        ),
      );
      return { texts: sourcesOf(lists.flat()) };
    }
  };

/** Why somebody is not let in. Decap puts its own English over what the service said. */
function notLetIn(error: unknown): EditorError {
  // Who has signed in and has no access gets no status.
  const status = propertyOf(error, "status");
  if (error instanceof ServiceError) return new EditorError(`${error.what}. ${error.advice}`);
  if (typeof status === "number") return refusedWith(status);
  if (propertyOf(error, "name") === "ACCESS_TOKEN_ERROR")
    return new EditorError(
      "A sua sessão terminou, ou faltou internet para continuá-la. Entre de novo: o editor oferece então o texto que não foi salvo.",
    );
  // No line was lost where code failed, as git-gateway's does before a repository that is not at GitHub.
  if (error instanceof TypeError && /is not an? |undefined|null/.test(error.message))
    return new EditorError(explain(error));
  // Of a request without an answer Decap says no more than that it failed.
  if (!/permission|does not have access/.test(String(propertyOf(error, "message")))) return refusedWith(0);
  return new EditorError(
    "A sua conta não pode editar este site. Confira se entrou com a conta certa; se entrou, peça acesso a quem cuida do site.",
  );
}

/** Did a login fail for another reason than who it is? */
function isTrouble(error: unknown): boolean {
  const status = propertyOf(error, "status");
  if (typeof status === "number") return status === 0 || status === 429 || status >= 500;
  return propertyOf(error, "name") === "ACCESS_TOKEN_ERROR" && isLostLine(error);
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The paths at which a file that was chosen in a form has been saved. */
const storedAt = new WeakMap<File, ReadonlySet<string>>();
const isStored = (path: string, file: File) => storedAt.get(file)?.has(path) === true;

const sourcesOf = (list: readonly DecapText[]): ContentFiles["texts"] =>
  list.flatMap(({ data, file }) => (data === null ? [] : [sourceOf(file.path, data)]));

/** Where an entry is a folder, Decap's slug ends in the name of its file: https://github.com/decaporg/decap-cms/issues/4092 */
const withoutFile = (message: string) => message.replace(/\/index$/, "");

/** Throws if a save would write over what its author has not seen. */
function refuseForeign({ path }: DecapFile, { newEntry }: DecapSaving, now: string | null): void {
  if (wasSent(path, now)) return;
  const base = newEntry ? null : baseOf(path);
  if (base === undefined || base === now) return;
  // Of two people who save a new text of the same title in the same moment, this is the second.
  if (newEntry)
    throw new EditorError(
      "outra pessoa acabou de salvar um texto com este mesmo título. O seu continua aqui: salve de novo, e ele ganha um endereço próprio.",
    );
  if (now === null)
    throw new EditorError(
      "outra pessoa excluiu esta página depois que você a abriu. O seu texto continua aqui: copie-o, se ainda precisar dele.",
    );
  const what = isLate(path, now)
    ? "o que você tinha salvado nesta página chegou ao site depois que você a abriu de novo"
    : "outra pessoa salvou esta mesma página depois que você a abriu";
  throw new EditorError(
    `${what}. O seu texto continua aqui. Copie o que você mudou, recarregue a página sem usar o texto guardado e faça a mudança de novo.`,
  );
}

/** Throws if the site could not be built with what is saved, and marks the fields of the form that are in the way. */
function refuseBroken({ dataFiles, assets }: Saved, content: ContentFiles, model: Model): void {
  const changes: Changes = new Map<string, Change>([
    ...assets.map(({ path }) => [path, { kind: kindByName(path) }] as const),
    ...dataFiles.map(({ path, raw }) => [path, { text: raw }] as const),
  ]);
  const broken = brokenBy(model, content, changes, today());
  if (broken.length === 0) return;
  const isOwn = ({ file }: { readonly file: string }) => changes.has(file);
  markRefused(broken.filter(isOwn));
  throw refusal("assim o site não poderia ser publicado.", broken, isOwn);
}

type Saved = Parameters<DecapBackend["persistEntry"]>[0];

/** Throws if an entry is to be deleted that somebody else changed, or anything that another entry needs: the site could not be built. */
function refuseDeletion(entry: string | undefined, gone: readonly string[], content: ContentFiles, model: Model): void {
  if (entry) {
    const now = content.texts.find(({ file }) => file === entry)?.text;
    const known = baseOf(entry);
    if (now === undefined) throw new EditorError("outra pessoa já excluiu esta página. Não é preciso fazer mais nada.");
    if (known !== undefined && known !== now && !wasSent(entry, now))
      throw new EditorError(
        "outra pessoa mudou este texto depois que você o abriu. Recarregue a página, leia-o como está agora e tente de novo.",
      );
  }
  const broken = brokenBy(model, content, new Map(gone.map((path) => [path, null])), today());
  if (broken.length > 0) throw refusal("isto ainda é usado. Tire de lá primeiro; depois exclua.", broken, () => false);
}
