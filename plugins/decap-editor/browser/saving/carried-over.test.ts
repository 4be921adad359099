import { model } from "../../../../src/content-types";
import { draftKept, draftRestored, noteSaved, setBase } from "./base-revision";
import { broughtBack, carriedOver } from "./carried-over";

// Decap's package looks for a browser's storage as soon as it is imported.
jest.spyOn(console, "log").mockImplementation();

const back = (path: string, before: string | null, version: string) => {
  setBase(path, before);
  return broughtBack(model, path, version);
};
const entry = (fields: string) => `---\n${fields}---\n\nTexto.\n`;

describe("an earlier version that comes back", () => {
  it("keeps all addresses that came since, but for its own", async () => {
    const before = entry("title: Retiro\nslug: c\naliases:\n  - a\n  - b\n");
    expect(await back("content/news/retiro/index.md", before, entry("title: Encontro\nslug: a\ndraft: false\n"))).toBe(
      entry("title: Encontro\nslug: a\naliases:\n  - b\n  - c\n"),
    );
  });

  it("counts as one more change of an event, and never as fewer", async () => {
    const path = "content/events/retiro/index.md";
    const before = entry('title: Retiro\nstart: "2027-05-02"\nrevision: 3\n');
    const count = async (version: string) => /(?<=revision: )\d/.exec(await back(path, before, entry(version)))?.[0];
    expect(await count('title: Retiro\nstart: "2027-05-01"\n')).toBe("4");
    expect(await count('title: Retiro\nstart: "2027-05-02"\nlink: https://example.org\n')).toBe("3");
    expect(await count('title: Encontro\nstart: "2027-05-02"\n')).toBe("4");
  });

  it("keeps the names that the site had since", async () => {
    expect(
      await back(
        "content/settings/site.yml",
        "name: C\nformerNames:\n  - A\n  - B\nstate: SP\n",
        "name: A\nstate: SP\n",
      ),
    ).toBe("name: A\nformerNames:\n  - B\n  - C\nstate: SP\n");
  });

  it.each([
    ["has nothing to keep", entry("title: Encontro\n")],
    ["was deleted", null],
    ["can't be read now", "sem campos"],
  ])("stays as it was written where the present one %s", async (_what, before) => {
    const version = entry("title:  Retiro\n");
    expect(await back("content/news/encontro/index.md", before, version)).toBe(version);
  });
});

it("adds an old address to a form that does not show it, and not again to one from which it was taken out", async () => {
  const path = "content/news/retiro/index.md";
  const saved = entry("title: Retiro\nslug: novo\naliases:\n  - antigo\n");
  const fields = (aliases: readonly string[] = []) => carriedOver(model, path, { slug: "novo", aliases });
  setBase(path, entry("title: Retiro\nslug: antigo\n"));
  expect(await fields()).toEqual({ aliases: ["antigo"] });
  noteSaved(path, saved);
  expect(await fields()).toEqual({ aliases: ["antigo"] });
  setBase(path, saved);
  expect(await fields()).toEqual({});
});

it("adds it also to a form that is restored after a reload", async () => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(globalThis, { localStorage });
  const path = "content/news/encontro/index.md";
  const saved = entry("title: Encontro\nslug: novo\naliases:\n  - antigo\n");
  const fields = () => carriedOver(model, path, { slug: "novo", aliases: [] });
  setBase(path, entry("title: Encontro\nslug: antigo\n"));
  await fields();
  noteSaved(path, saved);
  draftKept(path);
  setBase(path, saved);
  draftRestored(path);
  expect(await fields()).toEqual({ aliases: ["antigo"] });
  Reflect.deleteProperty(globalThis, "localStorage");
});

it("does the same with a former name of the site", async () => {
  const path = "content/settings/site.yml";
  const saved = "name: Novo\nformerNames:\n  - Primeiro\n  - Antigo\n";
  const fields = (...formerNames: string[]) => carriedOver(model, path, { name: "Novo", formerNames });
  setBase(path, "name: Antigo\nformerNames:\n  - Primeiro\n");
  expect(await fields("Primeiro")).toEqual({ formerNames: ["Primeiro", "Antigo"] });
  noteSaved(path, saved);
  expect(await fields()).toEqual({ formerNames: ["Antigo"] });
  setBase(path, saved);
  expect(await fields()).toEqual({});
});
