import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const half = `
import { defineCollection } from "../../plugins/source-content/fields/collection";
import * as field from "../../plugins/source-content/fields/fields";

export const courses = defineCollection({
  type: "Course",
  name: "courses",
  label: "Cursos",
  labelSingular: "Curso",
  description: "Cursos.",
  path: (entry) => \`/cursos/\${entry}\`,
  ownPage: true,
  body: "none",
  summary: "{{title}}",
  sortable: ["title"],
  fields: { title: field.text({ label: "Título" }) },
});
`;

/** The files in which the compiler finds an error once the site has one content type more. */
async function filesWithErrors(project: string): Promise<string[]> {
  const filter = (path: string) => !/\.test\.tsx?$|\/testing$/.test(path);
  for (const folder of ["src", "plugins"]) await cp(folder, join(project, folder), { recursive: true, filter });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  const { compilerOptions } = JSON.parse(await readFile("tsconfig.json", "utf8"));
  const config = { compilerOptions: { ...compilerOptions, types: ["node"], allowJs: false, checkJs: false } };
  await writeFile(
    join(project, "tsconfig.json"),
    JSON.stringify({ ...config, include: ["src/gatsby", "src/previews"] }),
  );
  const index = join(project, "src/content-types/index.ts");
  const text = await readFile(index, "utf8");
  const changed = text.replace(/(?<=collections: \[[^\]]*)\]/, ", courses]");
  expect(changed).not.toBe(text);
  await writeFile(index, `import { courses } from "./courses";\n${changed}`);
  await writeFile(join(project, "src/content-types/courses.ts"), half);
  const tsc = resolve("node_modules/.bin/tsc");
  const { stdout } = await promisify(execFile)(tsc, ["--noEmit", "--pretty", "false"], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  return [...new Set(stdout.split("\n").flatMap((line) => /^(.+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? []))];
}

test("a content type that is added by half does not compile: whoever needs a line for each says so", async () => {
  const project = await mkdtemp(join(tmpdir(), "half-added-"));
  try {
    const files = await filesWithErrors(project);
    const tables = ["gatsby/feeds.ts", "gatsby/search-records.ts", "gatsby/structured-data.ts"];
    expect(files).toEqual(expect.arrayContaining([...tables, "previews/index.tsx"].map((file) => `src/${file}`)));
  } finally {
    await rm(project, { recursive: true });
  }
}, 180_000);
