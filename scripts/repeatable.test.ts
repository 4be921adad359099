import { changedFiles, needlessChanges, retitled, staleFiles } from "./repeatable";

const site = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), time: 0 }]));

describe("repeatable builds", () => {
  const before = site({ "a.html": "Culto", "b.html": "Outra", "c.html": "Culto", "d.js": "x" });

  it("finds what changed, came and went", () => {
    expect(changedFiles(before, before)).toEqual([]);
    const after = site({ "a.html": "Culto!", "b.html": "Outra", "c.html": "Culto", "e.js": "x" });
    expect(changedFiles(before, after)).toEqual(["a.html", "d.js", "e.js"]);
  });

  it("tells a change that the edit explains from one that it does not", () => {
    const after = site({ "a.html": "Culto 2", "b.html": "Outra!", "c.html": "Culto", "d.js": "x" });
    expect(needlessChanges(before, after, "Culto")).toEqual(["b.html"]);
    expect(staleFiles(before, after, "Culto")).toEqual(["c.html"]);
  });

  it("edits a title that stands in pages as it is, of an item that lists show", () => {
    expect(retitled('---\ntitle: "Culto de posse"\nkind: noticia\n---\n', " 2")).toEqual({
      title: "Culto de posse",
      text: '---\ntitle: "Culto de posse 2"\nkind: noticia\n---\n',
    });
    expect(retitled('---\ntitle: "Pais & filhos"\n---\n', " 2")).toBeUndefined();
    expect(retitled("---\ntitle: Culto\ndraft: true\n---\n", " 2")).toBeUndefined();
  });
});
