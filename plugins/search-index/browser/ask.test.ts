import type { Pagefind } from "./pagefind";

/** The site: the release that is published, or none without a line; what its index has; what gets lost of it. */
const fresh = {
  release: "A" as string | undefined,
  texts: ["ata"] as readonly string[],
  lost: false,
  engineLost: false,
};
const site = { ...fresh, isBroken: undefined as boolean | undefined };

jest.mock("./pagefind", () => ({
  publishedIndex: async () => site.release ?? Promise.reject(new TypeError("Failed to fetch")),
  loadVocabulary: async () => [],
  /** Like Pagefind's, it has of the index what was there when a word was first asked for, and nothing of what did not come. */
  loadPagefind: async (): Promise<Pagefind> => {
    const { release } = site;
    if (!release) throw new TypeError("Failed to fetch");
    const loaded = new Set<string>();
    // It loads its engine once, whether that comes or not, and says so to who asks only.
    site.isBroken ??= site.engineLost;
    return {
      init: async () => undefined,
      destroy: async () => {
        site.isBroken = undefined;
        loaded.clear();
      },
      preload: async () => undefined,
      search: async (words) => {
        if (site.isBroken) throw new Error("Failed to load the Pagefind WASM");
        const term = words?.replaceAll('"', "") ?? "";
        if (site.release === release && !site.lost && site.texts.includes(term)) loaded.add(term);
        site.lost = false;
        if (!loaded.has(term)) return { results: [] };
        const data = { url: `/${term}`, content: term, locations: [0], excerpt: term };
        const whole = { ...data, meta: { title: term, type: "Notícia" }, sub_results: [] };
        return { results: [{ id: term, score: 1, data: async () => whole }] };
      },
    };
  },
}));

/** Asks in a page that was just opened, or in the same one again. */
let ask: typeof import("./ask").ask;
beforeEach(async () => {
  Object.assign(site, fresh, { isBroken: undefined });
  jest.resetModules();
  ({ ask } = await import("./ask"));
});
const found = async (words: string) => (await ask({ words, type: "" }, [])).total;

it("finds what is there, and not what is not", async () => {
  expect([await found("ata"), await found("xyz")]).toEqual([1, 0]);
});

it("answers from what was published while the page was open", async () => {
  expect(await found("ata")).toBe(1);
  Object.assign(site, { release: "B", texts: ["ata", "lei"] });
  expect([await found("lei"), await found("ata")]).toEqual([1, 1]);
});

it("asks again for a file that did not come", async () => {
  expect(await found("ata")).toBe(1);
  site.texts = ["ata", "lei"];
  site.lost = true;
  expect(await found("lei")).toBe(1);
});

it("answers once its engine comes", async () => {
  site.engineLost = true;
  await expect(found("ata")).rejects.toThrow();
  site.engineLost = false;
  expect(await found("ata")).toBe(1);
});

it("without a line says what it has, and never that there is nothing", async () => {
  expect(await found("ata")).toBe(1);
  site.release = undefined;
  expect(await found("ata")).toBe(1);
  await expect(found("lei")).rejects.toThrow();
  site.release = "A";
  expect(await found("ata")).toBe(1);
});
