import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeGoneFiles } from "./static-files";

test("what was taken out of static/ leaves the site, and nothing else does", async () => {
  const project = mkdtempSync(join(tmpdir(), "static-"));
  const [lost, kept, made] = ["static/listas/lista.pdf", "static/robots.txt", "public/rss.xml"].map((file) =>
    join(project, file),
  );
  for (const folder of ["static/listas", "public/listas"]) mkdirSync(join(project, folder), { recursive: true });
  for (const file of [lost, kept, made].filter((file) => file !== undefined)) writeFileSync(file, "x");
  for (const name of ["listas/lista.pdf", "robots.txt"]) writeFileSync(join(project, "public", name), "x");
  await removeGoneFiles(project);
  const published = () =>
    ["listas/lista.pdf", "robots.txt", "rss.xml"].filter((name) => existsSync(join(project, "public", name)));
  expect(published()).toHaveLength(3);
  rmSync(lost ?? "");
  await removeGoneFiles(project);
  expect(published()).toEqual(["robots.txt", "rss.xml"]);
  rmSync(project, { recursive: true });
});
