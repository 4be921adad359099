import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minVersion, satisfies } from "semver";
import { propertyOf } from "../src/lib/values";
import { ensureDependencies } from "./dependencies.mjs";
import { nodeProblem } from "./node-version.mjs";
import { makeFolder, removeFolders } from "./server/testing/folders";

afterAll(removeFolders);

const lockfile = JSON.stringify({ packages: { "": {}, "node_modules/a": { version: "1.0.0", optional: true } } });
const folder = (stamp?: string) =>
  makeFolder({
    // npm refuses it, so that nothing is installed.
    "package.json": "{",
    "package-lock.json": lockfile,
    "node_modules/.package-lock.json": JSON.stringify({ packages: {} }),
    ...(stamp === undefined ? {} : { "node_modules/.installed": stamp }),
  });

describe("ensureDependencies", () => {
  let told: jest.SpyInstance;
  beforeEach(() => {
    told = jest.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => told.mockRestore());

  const stampOf = (project: string) => readFileSync(join(project, "node_modules/.installed"), "utf8");

  it("takes what somebody installed by hand", async () => {
    const project = folder();
    expect(await ensureDependencies(project)).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
    expect(stampOf(project)).toContain(process.platform);
  });

  it("keeps what is installed where a newer lockfile's packages can't be fetched", async () => {
    const project = folder(`${process.platform} ${process.arch} ${process.versions.modules} 0123`);
    const of = { name: "site", version: "1.0.0", dependencies: { a: "2.0.0" } };
    const a = { version: "2.0.0", resolved: "http://127.0.0.1:9/a-2.0.0.tgz", integrity: "sha512-AA==" };
    writeFileSync(join(project, "package.json"), JSON.stringify(of));
    writeFileSync(
      join(project, "package-lock.json"),
      JSON.stringify({ ...of, lockfileVersion: 3, packages: { "": of, "node_modules/a": a } }),
    );
    writeFileSync(join(project, ".npmrc"), "fetch-retries=0\n");
    writeFileSync(join(project, "node_modules/works.js"), "");
    expect(await ensureDependencies(project)).toMatch(/não puderam ser instaladas[\s\S]*O que estava instalado ficou/);
    expect(existsSync(join(project, "node_modules/works.js"))).toBe(true);
  });

  it("installs anew what was installed for another platform", async () => {
    const project = folder("amiga m68k 127 0123");
    const problem = await ensureDependencies(project);
    expect(told).toHaveBeenCalledWith(expect.stringContaining("Instalando"));
    expect(problem).toContain("não puderam ser instaladas");
    expect(stampOf(project)).toContain("amiga");
  });
});

describe("Node's versions", () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  const engineOf = (one: unknown) => String(propertyOf(propertyOf(one, "engines"), "node") ?? "*");
  const ranges = engineOf(read("package.json"));

  it.each(["20.19.0", "22.16.0", "22.99.0", "24.0.0", "25.1.0", "26.0.0"])("takes %s", (version) =>
    expect(nodeProblem(ranges, version)).toBeUndefined(),
  );
  it.each(["18.20.8", "20.18.3", "21.7.3", "22.11.0", "23.11.0", "27.0.0"])("refuses %s", (version) =>
    expect(nodeProblem(ranges, version)).toContain(`precisa do Node ${ranges}; aqui está o ${version}`),
  );

  it("no package needs a newer one", () => {
    const oldest = ranges.split(" || ").map((range) => minVersion(range) ?? range);
    const packages = Object.entries(Object(propertyOf(read("package-lock.json"), "packages")));
    const tooNew = packages.filter(
      ([, one]) => !propertyOf(one, "optional") && !oldest.every((version) => satisfies(version, engineOf(one))),
    );
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });
});
