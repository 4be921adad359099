import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "./build";
import { openReleases } from "./releases";
import { makeFolder, removeFolders } from "./testing/folders";

afterAll(removeFolders);

/** A site in which every file says of which version it is. */
const siteOf = (version: string, files = 60): string =>
  makeFolder({
    _redirects: "",
    ...Object.fromEntries(["index.html", ...numbered(files)].map((name) => [name, version.repeat(5_000)])),
  });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `noticias/${index}/index.html`);

/** The version of a release, if all of it is there and is of one. */
function versionOf(release: string | undefined, files = 60): string {
  const texts = ["index.html", ...numbered(files)].map((name) => readFileSync(join(release ?? "", name), "utf8"));
  const versions = new Set(texts);
  return versions.size === 1 && texts[0]?.length === 5_000 ? (texts[0][0] ?? "") : "a mixture";
}

/** A process that publishes these sites in turn, without end. */
const publishing = (...args: readonly string[]) =>
  spawn(process.execPath, ["--import", "tsx", join(__dirname, "testing/publish-forever.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });

test("killed at any moment, the publisher leaves one whole site, and the next one publishes over it", async () => {
  const store = makeFolder();
  const [a, b] = [siteOf("a"), siteOf("b")];
  await (await openReleases(store)).publish(a);
  for (let round = 0; round < 6; round++) {
    const child = publishing(store, b, a);
    await once(child.stdout, "data");
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 80));
    child.kill("SIGKILL");
    await once(child, "close");
    expect(versionOf((await openReleases(store)).current())).toMatch(/^[ab]$/);
  }
  const releases = await openReleases(store);
  await releases.publish(siteOf("c"));
  expect(versionOf(releases.current())).toBe("c");
  expect(readdirSync(store).filter((name) => name.startsWith("."))).toEqual([]);
}, 60_000);

test("a build that is killed half-way changes nothing of what is served", async () => {
  const project = makeFolder({
    "scripts/build.mjs":
      "import { writeFileSync } from 'node:fs'; writeFileSync('public/index.html', 'meio'); process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 9e9);",
  });
  mkdirSync(join(project, "public"));
  const releases = await openReleases(join(project, ".releases"));
  await releases.publish(siteOf("a"));
  expect(await createBuilder(project).run({ quiet: true })).toBe("failed");
  expect(versionOf(releases.current())).toBe("a");
}, 30_000);

test("two publishers at once: one site is served, and it is whole", async () => {
  const store = makeFolder();
  const sites = [siteOf("a"), siteOf("b")] as const;
  await (await openReleases(store)).publish(sites[0]);
  const children = sites.map((site) => publishing(store, site));
  await Promise.all(children.map(({ stdout }) => once(stdout, "data")));
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(children.map((child) => once(child, "close")));
  expect(versionOf((await openReleases(store)).current())).toMatch(/^[ab]$/);
}, 60_000);

describe("on a full disk", () => {
  const disk = makeFolder();
  const isMounted = mount(disk);
  afterAll(() => {
    if (isMounted) execFileSync("umount", ["-l", disk]);
  });
  // Only root can make a small disk; elsewhere the test says that it was left out.
  const onDisk = isMounted ? it : it.skip;

  onDisk("the publisher says so and the old site stays; with room again, it goes on", async () => {
    const store = join(disk, "store");
    const releases = await openReleases(store);
    await releases.publish(siteOf("a", 20));
    await expect(releases.publish(siteOf("b", 500))).rejects.toThrow("ENOSPC");
    expect(versionOf(releases.current(), 20)).toBe("a");
    const again = await openReleases(store);
    expect(versionOf(again.current(), 20)).toBe("a");
    await again.publish(siteOf("c", 20));
    expect(versionOf(again.current(), 20)).toBe("c");
    rmSync(store, { recursive: true });
  });
});

function mount(folder: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1500k", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
