import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { imageTypes } from "../../plugins/source-content/fields/fields";
import { documents } from "../../src/content-types/documents";
import { nginxConfig, publishingScript, standIns } from "./publishing";

let folder: string;
let path: string;
const inSrv = (name: string) => join(folder, "srv", name);
const breakDown = (program: string) => standIns(join(folder, "bin"), { [program]: "exit 1" });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publishing-"));
  path = standIns(join(folder, "bin"), {
    git: '[ "$1" != rev-parse ] || echo "$COMMIT"',
    sudo: "",
    sync: "",
    npm: '[ "$*" != "run build" ] || $BUILD',
    date: '[ "$1" = -u ] && echo "$RELEASE" || echo "$DAY"',
  });
  mkdirSync(inSrv("site/public"), { recursive: true });
  writeFileSync(inSrv("site/public/_redirects"), "/antiga /nova 301\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Circumstances {
  readonly build?: string;
  readonly commit?: string;
  readonly day?: string;
  readonly first?: string;
}

/** Puts releases there as if they had been published one after the other. */
function releases(from: number, to: number) {
  for (let release = from; release < to; release++) {
    const home = inSrv(`releases/${release}`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "index.html"), `${release}`);
  }
}

/** Runs the script of docs/nginx.conf that publishes. */
function publish(release: string, circumstances: Circumstances = {}) {
  const { build = "true", commit = release, day = "2026-11-21", first = "" } = circumstances;
  writeFileSync(inSrv("site/public/index.html"), release);
  const script = [first, publishingScript(join(folder, "srv"))].join("\n");
  return run(script, { RELEASE: release, BUILD: build, COMMIT: commit, DAY: day });
}

const goBack = () => run(/Back to the release before.*?: (.*)$/m.exec(nginxConfig(join(folder, "srv")))?.[1] ?? "");

const run = (script: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync("bash", ["-c", script], { cwd: folder, env: { ...process.env, ...env, PATH: path } }).status;

const live = () => readFileSync(inSrv("current/index.html"), "utf8");
const before = () => basename(readlinkSync(inSrv("previous")));

// It uses flock and the options that GNU gives find, head and mv.
const onLinux = process.platform === "linux" ? describe : describe.skip;

onLinux("the script that publishes", () => {
  it("publishes, and goes back by one release", () => {
    for (const release of ["1", "2"]) expect([publish(release), live()]).toEqual([0, release]);
    goBack();
    expect(live()).toBe("1");
  });

  it("publishes nothing where the build fails, and keeps the way back", () => {
    for (const release of ["1", "2"]) publish(release);
    expect(publish("3", { build: "false" })).not.toBe(0);
    expect([live(), before()]).toEqual(["2", "1"]);
  });

  it.each(["git", "npm", "cp", "awk", "find", "ln", "mv"])("publishes nothing where %s fails", (program) => {
    publish("1");
    breakDown(program);
    expect(publish("2")).not.toBe(0);
    expect(live()).toBe("1");
  });

  it("publishes the newest release after a machine died in the middle", () => {
    for (const release of ["1", "2"]) publish(release);
    symlinkSync(inSrv("releases/1"), inSrv("new"));
    expect([publish("3"), live(), before()]).toEqual([0, "3", "2"]);
  });

  it("publishes nothing again where neither commit nor day is new", () => {
    publish("1", { commit: "a" });
    publish("2", { commit: "b" });
    expect([publish("3", { commit: "b", build: "false" }), live(), before()]).toEqual([0, "2", "1"]);
    expect([publish("4", { commit: "b", day: "2026-11-22" }), live(), before()]).toEqual([0, "4", "2"]);
    goBack();
    expect([publish("5", { commit: "b", day: "2026-11-22" }), live()]).toEqual([0, "2"]);
    expect([publish("6", { commit: "c", day: "2026-11-22" }), live()]).toEqual([0, "6"]);
  });

  it("tries again what failed, and tells of a server that does not reload, once", () => {
    publish("1");
    expect([publish("2", { commit: "b", build: "false" }), live()]).toEqual([1, "1"]);
    breakDown("sudo");
    expect([publish("3", { commit: "b" }), live()]).toEqual([1, "3"]);
    expect([publish("4", { commit: "b" }), live(), before()]).toEqual([0, "3", "1"]);
  });

  it("leaves while another one runs", () => {
    publish("1");
    const first = `exec 8> ${inSrv("lock")}; flock 8`;
    expect([publish("2", { first, build: "false" }), live()]).toEqual([0, "1"]);
    expect([publish("3"), live()]).toEqual([0, "3"]);
  });

  it("keeps the last ten releases", () => {
    releases(101, 132);
    publish("132");
    expect(run("[ $(ls srv/releases | wc -l) = 10 ] && [ -e srv/releases/132 ]")).toBe(0);
  });

  it("puts only whole releases beside the last ones, where the disk is full for hours, and makes room itself", () => {
    releases(101, 112);
    publish("112");
    const [whole, half] = ["exit 1", 'touch "$3/half"; exit 1'].map(
      (then) => () => standIns(join(folder, "bin"), { cp: then }),
    );
    for (const [at, fails] of [half, whole, half].entries()) {
      fails?.();
      for (const run of [1, 2, 3, 4]) expect(publish(`12${at}${run}`)).not.toBe(0);
    }
    rmSync(join(folder, "bin/cp"));
    // A build on a full disk fails.
    const build = `[ ! -e ${inSrv("unfinished")} ]`;
    expect([publish("130", { build }), live(), before()]).toEqual([0, "130", "112"]);
    expect(run("for one in srv/releases/*; do [ -e $one/index.html ] || exit 1; done; [ -e srv/releases/104 ]")).toBe(
      0,
    );
  });

  it("lets the server read what was published under a strict umask", () => {
    publish("1", { first: "umask 077" });
    expect(run("[ $(stat -c %a srv/releases) = 755 ]")).toBe(0);
  });

  it("keeps the release before, even where it is the oldest", () => {
    releases(101, 131);
    run("ln -sfn $PWD/srv/releases/101 srv/current");
    expect([publish("131"), before()]).toEqual([0, "101"]);
    goBack();
    expect(live()).toBe("101");
  });
});

it("nginx knows the type of each kind of file that editors may send", () => {
  const [, types = ""] = /types \{([^}]*)\}/.exec(nginxConfig("")) ?? [];
  const known = types.split(/[\s;]+/);
  const { reference } = documents.fields.file;
  const sent = [...imageTypes, ...(reference?.to === "file" ? reference.types : [])];
  expect(sent).toContain("pdf");
  expect(sent.filter((type) => !known.includes(type))).toEqual([]);
});
