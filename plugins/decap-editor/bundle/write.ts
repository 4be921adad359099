import { spawnSync } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { BundleCache } from "../../../src/lib/bundle-once";
import { stateOf } from "../../../src/lib/states";
import { writeIfNew } from "../../../src/lib/write-if-new";
import { iconsOf, publicIcons } from "../../content-icons/icons";
import { readYaml } from "../../source-content/check/front-matter";
import { buildDay } from "../../source-content/files/check";
import { contentFolder } from "../../source-content/files/folder";
import type { EditorSettings, Missing } from "../browser/settings";
import iconWords from "../browser/widgets/icon-words.json";
import { backendOf } from "./backend";
import { builtTexts } from "./built-texts";
import { type Bundle, bundleEditor } from "./bundle";
import { mailFiles } from "./mails";
import { manualFiles } from "./manual";
import { editorPage } from "./page";

export interface EditorOptions {
  /** The site's module that starts the editor, with its content types and previews. */
  readonly entry: string;
  /** What is missing before the site goes live, for the start page. */
  readonly missing?: () => Promise<readonly Missing[]>;
  /** The files of the texts that are on the site. Without them the editor reads each from the repository. */
  readonly published?: () => Promise<readonly string[]>;
}

export const editorFolder = (site: string): string => join(site, "admin");

/** Writes the editor, its page and its manual into a built site, and takes away what earlier ones left. */
export async function writeEditor(
  site: string,
  { entry, missing, published }: EditorOptions,
  cache?: BundleCache<Bundle>,
): Promise<void> {
  const folder = editorFolder(site);
  const backend = backendOf(process.env);
  const bundle = await bundleEditor(entry, folder, cache);
  const about = await readSite();
  const built = { commit: builtCommit(), day: buildDay(about.timeZone) };
  const page = editorPage(bundle, backend, {
    ...about,
    ...(backend.config ? { backend: backend.config } : {}),
    missing: ((await missing?.()) ?? []).map(({ title, text, href }) => ({ title, text, href })),
    iconsUrl: publicIcons(process.env),
    previewStyles: `/admin/${bundle.previewStyles}`,
  });
  const files = new Map([
    ...(await manualFiles(bundle.manualStyles, about)),
    ["index.html", Buffer.from(page)] as const,
    ["icons.json", Buffer.from(iconsOf("lucide", Object.keys(iconWords)) ?? "{}")] as const,
    ...(backend.config?.name === "git-gateway" ? mailFiles : []),
    ...(backend.config ? [["commit.json", Buffer.from(JSON.stringify(built))] as const] : []),
    ...(backend.config && published ? [["texts.json", Buffer.from(builtTexts(await published()))] as const] : []),
  ]);
  const known = new Set([...bundle.files, ...files.keys()].map((name) => name.split("/")[0]));
  // Folders are others' pages.
  const old = (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile() && !known.has(one.name));
  await Promise.all([
    ...old.map(({ name }) => rm(join(folder, name))),
    ...[...files].map(([name, contents]) => writeIfNew(join(folder, name), contents)),
  ]);
}

/** The commit that the site is built from: every host builds in a clone. `BUILT_COMMIT` names another, for tests. */
function builtCommit(): string | undefined {
  if (process.env.BUILT_COMMIT) return process.env.BUILT_COMMIT;
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The check has found all in order before a build begins; where none could, the editor is there to mend them. */
async function readSite(): Promise<Omit<EditorSettings, "backend" | "iconsUrl" | "previewStyles" | "missing">> {
  const read = readYaml(await readFile(join(contentFolder, "settings/site.yml"), "utf8").catch(() => ""));
  const { name, url, keeper, ...site } = read.ok ? read.data : {};
  const { ofState, timeZone } = stateOf(site);
  const named = z.object({ name: z.string(), phone: z.string() }).safeParse(keeper).data;
  return {
    siteName: String(name ?? ""),
    siteUrl: String(url ?? ""),
    ofState,
    timeZone,
    ...(named ? { keeper: named } : {}),
  };
}
