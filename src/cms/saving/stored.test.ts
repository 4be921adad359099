import { draftKept, draftRestored } from "./begun";
import { watched } from "./stored";

const slug = "retiro/index";
const path = "content/news/retiro/index.md";

/** What is stored. A draft without a text is one that changes nothing. */
interface Store {
  published: string | null;
  draft?: string | "same" | undefined;
}

const unused = () => Promise.reject(new Error("not asked for here"));
const missing = (properties: object) => Promise.reject(Object.assign(new Error("Not Found"), properties));

/** The page of the editor over a store, of which there is no more than saving needs. */
function pageOver(store: Store) {
  class Backend implements DecapBackend {
    async getEntry() {
      return store.published === null ? missing({ status: 404 }) : { data: store.published };
    }
    async unpublishedEntry() {
      if (store.draft === undefined) return missing({ notUnderEditorialWorkflow: true });
      return { diffs: store.draft === "same" ? [] : [{ path, id: "1" }] };
    }
    async unpublishedEntryDataFile() {
      return store.draft ?? missing({ status: 404 });
    }
    async persistEntry({ dataFiles }: { dataFiles: readonly DecapFile[] }, { useWorkflow }: DecapSaving) {
      store[useWorkflow ? "draft" : "published"] = dataFiles[0]?.raw ?? "";
    }
    async publishUnpublishedEntry() {
      Object.assign(store, { published: store.draft, draft: undefined });
    }
    deleteFiles = unused;
    entriesByFiles = unused;
    entriesByFolder = unused;
  }
  const backend = new (watched(Backend))({});
  const saveWith = (useWorkflow: boolean, newEntry: boolean) => (raw: string) =>
    backend.persistEntry({ dataFiles: [{ path, slug, raw }] }, { newEntry, useWorkflow, collectionName: "news" });
  return {
    openPage: () => backend.getEntry(path),
    openDraft: () => backend.unpublishedEntryDataFile("news", slug, path, "1"),
    publish: saveWith(false, false),
    save: saveWith(true, false),
    saveNew: saveWith(true, true),
    publishDraft: () => backend.publishUnpublishedEntry("news", slug),
  };
}

describe("without review", () => {
  it("takes one save after the other, and refuses one over what somebody else saved or deleted", async () => {
    const store: Store = { published: "A" };
    const page = pageOver(store);
    await page.openPage();
    await page.publish("B");
    await page.publish("C");
    store.published = "of another";
    await expect(page.publish("D")).rejects.toThrow(/outra pessoa salvou esta mesma página/);
    expect(store.published).toBe("of another");
    store.published = null;
    await expect(page.publish("D")).rejects.toThrow(/outra pessoa excluiu esta página/);
  });
});

describe("with review", () => {
  it("takes one save after the other, from the page to the draft and after publishing", async () => {
    const store: Store = { published: "A" };
    const page = pageOver(store);
    await page.openPage();
    await page.save("B");
    await page.save("C");
    expect(store).toEqual({ published: "A", draft: "C" });
    Object.assign(store, { published: "C", draft: undefined });
    await page.openPage();
    await page.save("D");
    expect(store).toEqual({ published: "C", draft: "D" });
  });

  describe.each<[string, (page: ReturnType<typeof pageOver>, store: Store) => Promise<unknown>]>([
    ["was opened", (page, store) => Object.assign(store, { draft: "B" }) && page.openDraft()],
    ["was saved here", (page) => page.openPage().then(() => page.save("B"))],
  ])("a draft that %s", (_, begin) => {
    it.each<[string, Store, RegExp]>([
      ["saved by another", { published: "A", draft: "of another" }, /outra pessoa salvou este mesmo rascunho/],
      ["published by another", { published: "B" }, /outra pessoa publicou este rascunho/],
      ["changed and published by another", { published: "of another" }, /já não existe/],
      ["thrown away, and was new", { published: null }, /outra pessoa excluiu este rascunho/],
    ])("is not saved over when it was %s", async (_case, later, message) => {
      const store: Store = { published: "A" };
      const page = pageOver(store);
      await begin(page, store);
      Object.assign(store, { draft: undefined }, later);
      await expect(page.save("C")).rejects.toThrow(message);
      expect(store).toEqual({ draft: undefined, ...later });
    });
  });

  it("does not take a text that is restored for one that began from the draft as it is now", async () => {
    const kept = new Map<string, string>();
    const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    Object.assign(globalThis, { localStorage });
    const store: Store = { published: "A", draft: "B" };
    const page = pageOver(store);
    await page.openDraft();
    draftKept(path);
    store.draft = "of another";
    await page.openDraft();
    draftRestored(path);
    await expect(page.save("C")).rejects.toThrow(/outra pessoa salvou este mesmo rascunho/);
    store.draft = "B";
    await page.save("C");
    expect(store.draft).toBe("C");
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  it("refuses to write over a draft that was begun, or a page that was published, after the page was opened", async () => {
    const store: Store = { published: "A", draft: "of another" };
    const page = pageOver(store);
    await page.openPage();
    await expect(page.save("B")).rejects.toThrow(/outra pessoa começou um rascunho/);
    Object.assign(store, { published: "of another", draft: undefined });
    await expect(page.save("B")).rejects.toThrow(/outra pessoa salvou esta mesma página/);
  });

  it("takes a draft that changes nothing for the published page", async () => {
    const store: Store = { published: "A", draft: "same" };
    const page = pageOver(store);
    await page.openPage();
    await page.save("B");
    expect(store.draft).toBe("B");
  });

  it("publishes a draft as it was read, and not as another changed it meanwhile", async () => {
    const store: Store = { published: "A", draft: "B" };
    const page = pageOver(store);
    await page.openDraft();
    store.draft = "of another";
    await expect(page.publishDraft()).rejects.toThrow(/outra pessoa mudou este rascunho/);
    expect(store).toEqual({ published: "A", draft: "of another" });
    await page.openDraft();
    await page.publishDraft();
    expect(store.published).toBe("of another");
    await expect(page.publishDraft()).rejects.toThrow(/já não existe/);
  });

  it("does not write a new text over another of the same moment", async () => {
    const store: Store = { published: null, draft: "of another" };
    await expect(pageOver(store).saveNew("B")).rejects.toThrow(/com este mesmo título.*salve de novo/);
    Object.assign(store, { draft: undefined });
    await pageOver(store).saveNew("B");
    expect(store.draft).toBe("B");
  });
});
