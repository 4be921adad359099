import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openReleases } from "./releases";
import { makeFolder, removeFolders, writeFiles } from "./testing/folders";

afterAll(removeFolders);

const read = (folder: string | undefined, file: string) => readFileSync(join(folder ?? "", file), "utf8");

describe("releases", () => {
  it("copies everything, and is left alone by the next build", async () => {
    const built = makeFolder({ "index.html": "um", ".well-known/x": "x", "a/b/c.js": "c" });
    mkdirSync(join(built, "vazia"));
    const releases = await openReleases(join(makeFolder(), "store"));
    expect(releases.current()).toBeUndefined();
    await releases.publish(built);
    const first = releases.current() ?? "";
    writeFiles(built, { "index.html": "2º" });
    expect(read(first, "index.html")).toBe("um");
    expect(readdirSync(first).sort()).toEqual([".well-known", "a", "index.html", "vazia"]);
    expect(statSync(join(first, "a/b/c.js")).mtime).toEqual(statSync(join(built, "a/b/c.js")).mtime);

    await releases.publish(built);
    expect(read(releases.current(), "index.html")).toBe("2º");
    expect(statSync(join(releases.current() ?? "", "a/b/c.js")).ino).toBe(statSync(join(first, "a/b/c.js")).ino);
    expect(releases.earlier()).toEqual([first]);
  });

  it("keeps three, and finds them again in the next session", async () => {
    const built = makeFolder({ "index.html": "0" });
    const store = makeFolder();
    const releases = await openReleases(store);
    // Of different lengths: what has the same size and the same millisecond counts as unchanged.
    for (const text of ["1", "22", "333", "4444"]) {
      writeFiles(built, { "index.html": text });
      await releases.publish(built);
    }
    const again = await openReleases(store);
    expect(read(again.current(), "index.html")).toBe("4444");
    expect(again.earlier().map((folder) => read(folder, "index.html"))).toEqual(["333", "22"]);
    expect(again.earlier()).toEqual(releases.earlier());
    expect(readdirSync(store)).toHaveLength(4);
  });

  it("never takes what a killed process left for a release", async () => {
    const store = makeFolder({ ".tmp-20990101T000000000Z/index.html": "meio", ".tmp-pointer": "x" });
    const releases = await openReleases(store);
    expect(releases.current()).toBeUndefined();
    await releases.publish(makeFolder({ "index.html": "inteiro" }));
    expect(existsSync(join(store, ".tmp-20990101T000000000Z"))).toBe(false);
    expect(readdirSync(store)).toHaveLength(2);
  });

  it("keeps the current one if the process was killed before the pointer moved", async () => {
    const store = makeFolder({ "20260101T000000000Z/index.html": "a", "20260102T000000000Z/index.html": "b" });
    writeFiles(store, { current: "20260101T000000000Z" });
    expect(read((await openReleases(store)).current(), "index.html")).toBe("a");
    writeFiles(store, { current: "20250101T000000000Z" });
    expect(read((await openReleases(store)).current(), "index.html")).toBe("b");
  });

  it("refuses a folder without a site", async () => {
    const releases = await openReleases(makeFolder());
    await expect(releases.publish(makeFolder())).rejects.toThrow("Não há um site construído");
  });
});
