import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { publicIcons } from "../../content-icons/icons";
import { readYaml } from "../../source-content/check/front-matter";
import { contentFolder } from "../../source-content/files/folder";
import { backendOf } from "./backend";
import { editorBundle } from "./kept-bundle";
import { manualFiles } from "./manual";
import { adminPage } from "./page";

/** Writes the editor into a built site; files that are as they should be stay untouched. */
export async function writeAdmin(site: string): Promise<void> {
  const folder = join(site, "admin");
  const files = await adminFiles();
  await mkdir(folder, { recursive: true });
  const known = new Set([...files.keys()].map((name) => name.split("/")[0]));
  const old = (await readdir(folder)).filter((name) => !known.has(name));
  await Promise.all([
    ...old.map((name) => rm(join(folder, name), { recursive: true })),
    ...[...files].map(([name, contents]) => writeIfNew(join(folder, name), contents)),
  ]);
}

/** Every file of the editor, its page included. */
export async function adminFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const bundle = await editorBundle();
  const backend = backendOf(process.env);
  const site = await readSite();
  const manual = await manualFiles(bundle.manualStyles, site.siteName);
  const page = adminPage(bundle, backend, {
    ...site,
    ...(backend.config ? { backend: backend.config } : {}),
    ...(backend.auth ? { auth: backend.auth } : {}),
    publishMode: process.env.CMS_WORKFLOW ? "editorial_workflow" : "simple",
    iconsUrl: publicIcons(process.env),
    previewStyles: `/admin/${bundle.previewStyles}`,
  });
  return new Map([...bundle.files, ...manual, ["index.html", Buffer.from(page)]]);
}

async function writeIfNew(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(contents)) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/** The check has found both in order before a build begins. */
async function readSite(): Promise<{ siteName: string; siteUrl: string }> {
  const read = readYaml(await readFile(join(contentFolder, "settings/site.yml"), "utf8"));
  const { name, url } = read.ok ? read.data : {};
  return { siteName: String(name ?? ""), siteUrl: String(url ?? "") };
}
