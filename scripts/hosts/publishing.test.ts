import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { nginxConfig, publishingScript, standIns } from "./publishing";

let folder: string;
let path: string;
const site = (name: string) => join(folder, name);
const inSrv = (name: string) => join(folder, "srv", name);
const breakDown = (program: string) => standIns(join(folder, "bin"), { [program]: "exit 1" });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publishing-"));
  path = standIns(join(folder, "bin"), {
    git: "",
    sudo: "",
    npm: '[ "$*" != "run build" ] || $BUILD',
    date: 'echo "$RELEASE"',
  });
  mkdirSync(site("public"));
  writeFileSync(site("public/_redirects"), "/antiga /nova 301\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the commands of docs/nginx.conf that publish, as a script. */
function publish(release: string, build = "true") {
  writeFileSync(site("public/index.html"), release);
  return run(publishingScript(join(folder, "srv")), { RELEASE: release, BUILD: build });
}

const run = (script: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync("bash", ["-c", script], { cwd: folder, env: { ...process.env, ...env, PATH: path } }).status;

const live = () => readFileSync(inSrv("current/index.html"), "utf8");
const before = () => basename(readlinkSync(inSrv("previous")));

it("publishes, and goes back by one release", () => {
  for (const release of ["1", "2"]) expect([publish(release), live()]).toEqual([0, release]);
  run(/Back to the release before.*?: (.*)$/m.exec(nginxConfig(join(folder, "srv")))?.[1] ?? "");
  expect(live()).toBe("1");
});

it("publishes nothing where the build fails, and keeps the way back", () => {
  for (const release of ["1", "2"]) publish(release);
  expect(publish("3", "false")).not.toBe(0);
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

it("keeps the last thirty releases", () => {
  for (let release = 101; release < 133; release++) publish(`${release}`);
  expect(run("[ $(ls srv/releases | wc -l) = 30 ] && [ -e srv/releases/132 ]")).toBe(0);
});
