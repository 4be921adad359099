import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../src/lib/files-in";
import { getOrInsert } from "../src/lib/get-or-insert";
import { fallbacks } from "./browsers/fallbacks";
import { type Lacking, lackingInCss, lackingInPage, lackingInScript, oldestOf } from "./browsers/lacking";

const site = process.argv[2] ?? "public";

/** The editor is Decap's, and promises less (docs/editor.md). */
const isOfVisitors = (file: string) => !/^(admin|404$|_gatsby|static)\//.test(file);

/** Fails if the built site uses something that an oldest promised browser lacks and no fallback is noted. */
async function main() {
  const { browserslist }: { browserslist: string[] } = JSON.parse(await readFile("package.json", "utf8"));
  const oldest = oldestOf(browserslist);
  const texts = await readReached((await filesIn(site)).filter(isOfVisitors));
  const found = new Map<string, { browsers: readonly string[]; files: string[] }>();
  const note = (file: string, lacking: Lacking) => {
    for (const [name, browsers] of lacking) getOrInsert(found, name, () => ({ browsers, files: [] })).files.push(file);
  };
  for (const [file, text] of texts) {
    if (file.endsWith(".css")) note(file, lackingInCss(text, oldest));
    if (file.endsWith(".js")) note(file, lackingInScript(text, oldest));
    if (!file.endsWith(".html")) continue;
    note(file, lackingInPage(text, oldest));
    for (const [, css = ""] of text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)) note(file, lackingInCss(css, oldest));
  }
  const unknown = [...found].filter(([name]) => !(name in fallbacks));
  const needless = Object.keys(fallbacks).filter((name) => !found.has(name));
  for (const [name, { browsers, files: where }] of unknown)
    console.error(
      `${name}: not in ${browsers.join(", ")}; used in ${where.slice(0, 3).join(", ")} (${where.length} files)`,
    );
  for (const name of needless)
    console.error(`${name}: used nowhere any more; scripts/browsers/fallbacks.ts tells of it`);
  if (unknown.length + needless.length > 0) {
    console.error("\nWhat do these browsers show then? Write it into scripts/browsers/fallbacks.ts, or do without.");
    process.exitCode = 1;
  } else console.log(`${texts.size} files, ${found.size} things that an oldest browser lacks, each with its fallback.`);
}

/** Texts by file, without leftovers of an earlier build: no file names their hash. */
async function readReached(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const hashOf = (file: string) => /[-.]([0-9a-f]{8,})\.(?:js|css)$/.exec(file)?.[1];
  const all = await Promise.all(
    files
      .filter((file) => /\.(html|css|js)$/.test(file))
      .map(async (file) => [file, await readFile(join(site, file), "utf8")] as const),
  );
  let reached = all.filter(([file]) => hashOf(file) === undefined);
  for (let count = 0; count < reached.length; ) {
    count = reached.length;
    const known = reached.map(([, text]) => text).join("\n");
    reached = all.filter(([file]) => known.includes(hashOf(file) ?? ""));
  }
  return new Map(reached);
}

void main();
