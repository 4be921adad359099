import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publishing-"));
  for (const name of ["bin", "public"]) mkdirSync(join(folder, name));
  for (const [name, script] of [
    ["git", ""],
    ["sudo", ""],
    ["npm", '[ "$*" != "run build" ] || $BUILD'],
    ["date", 'echo "$RELEASE"'],
  ] as const) {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  writeFileSync(join(folder, "public/_redirects"), "/antiga /nova 301\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = () =>
  readFileSync(join(__dirname, "../../docs/nginx.conf"), "utf8").replaceAll("/srv/opbb", join(folder, "srv"));

/** Runs the commands of docs/nginx.conf that publish, as a script. */
function publish(release: string, build = "true") {
  writeFileSync(join(folder, "public/index.html"), release);
  const commands = text()
    .split("\n")
    .flatMap((line) => /^# {3}(.*)$/.exec(line)?.[1] ?? []);
  return run(commands.filter((line) => !line.includes("sudo cp")).join("\n"), { RELEASE: release, BUILD: build });
}

const run = (script: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync("bash", ["-c", script], {
    cwd: folder,
    env: { ...process.env, ...env, PATH: `${join(folder, "bin")}:${process.env.PATH}` },
  }).status;

const live = () => readFileSync(join(folder, "srv/current/index.html"), "utf8");
const before = () => basename(readlinkSync(join(folder, "srv/previous")));

it("publishes, and goes back by one release", () => {
  for (const release of ["1", "2"]) expect([publish(release), live()]).toEqual([0, release]);
  run(/Back to the release before.*?: (.*)$/m.exec(text())?.[1] ?? "");
  expect(live()).toBe("1");
});

it("publishes nothing where the build fails, and keeps the way back", () => {
  for (const release of ["1", "2"]) publish(release);
  expect(publish("3", "false")).not.toBe(0);
  expect([live(), before()]).toEqual(["2", "1"]);
});

it("publishes the newest release after a machine died in the middle", () => {
  for (const release of ["1", "2"]) publish(release);
  symlinkSync(join(folder, "srv/releases/1"), join(folder, "srv/new"));
  expect([publish("3"), live(), before()]).toEqual([0, "3", "2"]);
});

it("keeps the last thirty releases", () => {
  for (let release = 101; release < 133; release++) publish(`${release}`);
  expect(run("[ $(ls srv/releases | wc -l) = 30 ] && [ -e srv/releases/132 ]")).toBe(0);
});
