import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { built } from "../deployed-site";
import { copyContent } from "../project-copy";
import { inbox, isSetUp } from "../registration";
import { contentFolder, isExpired, isPublished, type NewsItem, news, today } from "../site";
import { addHostile } from "./hostile-content";

/**
 * The second build of the same site, B: one news item has another title, one is new, one is gone, a page is in the menu, and the code has changed.
 * Its agenda is a long one. At the end of its lists stand entries with texts that look like HTML (hostile-content.ts). It is built in a copy of the project, so that nothing of A's is in it.
 */
const store = join(__dirname, "../../node_modules/.cache/opbb-site/second-build");
export const secondBuild = join(store, "public");
const mark = join(store, "made-for");
/** Where the project is in which B was built, until somebody takes it. */
const note = join(store, "project");

const current = news.filter((one) => isPublished(one) && !isExpired(one));
const [first] = current.filter((one) => /^[\p{L}\d ]+$/u.test(one.title));
if (!first) throw new Error("No news item has a title without signs.");

/** The item that is another in B. */
export const edited = {
  folder: first.folder,
  path: first.path,
  titleOfA: first.title,
  titleOfB: `${first.title} na nova versão`,
};
/** The item that is only in B. */
export const added = { folder: "so-na-nova-versao", path: "/noticias/so-na-nova-versao", title: "Só na nova versão" };
/** The page of the editors' own that is in the menu of B. */
export const inMenu = { folder: "beneficios", path: "/beneficios" };
/** The item that is only in A; no other content names it. */
export const removed = onlyInA();

/** Events that are only in B. */
export const addedEvents = Array.from({ length: 30 }, (_event, index) => `encontro-${index + 1}`);

const textOfAdded = `---
title: ${added.title}
kind: noticia
date: "${today}"
summary: Para o teste.
---

Para o teste.
`;

/** Words of the code, as A and B have them. */
const changedCode = {
  file: "plugins/static-pages/browser/version-watch.ts",
  a: "Termine com calma:",
  b: "Sem pressa:",
};

function onlyInA(): NewsItem {
  const item = current.findLast((one) => one !== first && !isNamedElsewhere(one.slug));
  if (!item) throw new Error("Every news item is named by other content.");
  return item;
}

function isNamedElsewhere(slug: string): boolean {
  const texts = readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(md|yml)$/.test(name) && !name.includes(slug),
  );
  return texts.some((name) => readFileSync(join(contentFolder, name), "utf8").includes(slug));
}

/** What B follows from: A, the day, where its forms go, and the lines of these files. */
function wanted(): string {
  const { id }: { id: string } = JSON.parse(readFileSync(join(built, "builds/latest.json"), "utf8"));
  const hash = createHash("sha256");
  for (const name of ["second-build.ts", "hostile-content.ts"]) hash.update(readFileSync(join(__dirname, name)));
  return `${id} ${today} ${buildEnv().GATSBY_FORMS_URL} ${hash.digest("hex")}`;
}

/** Is B there, and made for the A that is there now? */
export const isMade = (): boolean => existsSync(mark) && readFileSync(mark, "utf8") === wanted();

/** Settings for a build that goes where the journeys expect it to. */
export const buildEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  CI: "true",
  ...(isSetUp && { GATSBY_FORMS_URL: `${inbox}/f` }),
});

/** Keeps a project in which B was built, and the site. */
export function keep(project: string): void {
  if (existsSync(note)) rmSync(readFileSync(note, "utf8"), { recursive: true, force: true });
  rmSync(store, { recursive: true, force: true });
  cpSync(join(project, "public"), secondBuild, { recursive: true });
  writeFileSync(note, project);
  writeFileSync(mark, wanted());
}

/** The project in which B was built, for one that builds on there; none if it is taken, or of an A before. */
export function takeProject(): string | undefined {
  if (!isMade() || !existsSync(note)) return undefined;
  const project = readFileSync(note, "utf8");
  rmSync(note);
  return existsSync(project) ? project : undefined;
}

/** Puts B's content and code into a copy of the project. */
export async function prepare(project: string): Promise<void> {
  const content = await copyContent(project);
  const item = join(content, "news", edited.folder);
  cpSync(item, join(content, "news", added.folder), { recursive: true });
  writeFileSync(join(content, "news", added.folder, "index.md"), textOfAdded);
  change(join(item, "index.md"), edited.titleOfA, edited.titleOfB);
  rmSync(join(content, "news", removed.folder), { recursive: true });
  change(join(content, "standalone", inMenu.folder, "index.md"), "documents:", "inMenu: true\ndocuments:");
  for (const event of addedEvents) {
    const folder = join(content, "events", event);
    mkdirSync(folder);
    writeFileSync(join(folder, "index.md"), `---\ntitle: ${event.replace("-", " ")}\nstart: "2099-12-01"\n---\n`);
  }
  addHostile(content);
  change(join(project, changedCode.file), changedCode.a, changedCode.b);
}

function change(file: string, from: string, to: string) {
  const before = readFileSync(file, "utf8");
  if (!before.includes(from)) throw new Error(`${file} does not say "${from}".`);
  writeFileSync(file, before.replace(from, to));
}
