import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const site = join(__dirname, "..", "public");

/** The content of the journeys: nobody edits it but for them. */
export const contentFolder = join(__dirname, "content");

const settings: { readonly name: string; readonly url: string } = parse(
  readFileSync(join(contentFolder, "settings/site.yml"), "utf8"),
);

/** Was the built site made of the journeys' content? */
export const isBuiltOfTests = () => htmlOf("/").includes(settings.url);

const filesIn = (folder: string, name: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .sort();

/** The day for which the site was built, as the build itself takes it. */
export const today =
  process.env.BUILD_DAY ?? new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());

/** What the error pages say. */
export const errorPages = {
  notFound: {
    title: "Página Não Encontrada",
    message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
  },
  unexpected: { title: "Ocorreu um Erro Inesperado", message: "Tente de novo daqui a pouco." },
} as const;

/** A page as it was built. */
export const htmlOf = (path: string): string => readFileSync(join(site, path, "index.html"), "utf8");

/** The address of every page of the built site. */
export const routes: readonly string[] = filesIn(site, "index.html")
  .map((file) => file.slice(site.length).replace(/\/index\.html$/, "") || "/")
  .filter((path) => !/^\/(404$|admin|_gatsby|pagefind)/.test(path));

/** One page of each template, the largest: it shows the most. The 404 page is among them as an address that is not. */
export const templates: readonly { readonly name: string; readonly path: string }[] = [
  ...largestOfEach(),
  { name: "404", path: "/nao-existe" },
];

function largestOfEach() {
  const byTemplate = new Map<string, { path: string; size: number }>();
  for (const path of routes) {
    const data: { componentChunkName: string } = JSON.parse(
      readFileSync(join(site, "page-data", path === "/" ? "index" : path, "page-data.json"), "utf8"),
    );
    const name = data.componentChunkName.replace(/^component---src-|-tsx$/g, "");
    const size = htmlOf(path).length;
    if (size > (byTemplate.get(name)?.size ?? 0)) byTemplate.set(name, { path, size });
  }
  return [...byTemplate].map(([name, { path }]) => ({ name, path }));
}

/** Everything that the build wrote as text for pages: HTML and the data of pages. */
export const builtTexts = (): readonly string[] =>
  [...filesIn(site, ".html"), ...filesIn(join(site, "page-data"), ".json"), ...filesIn(site, ".xml")].map((file) =>
    readFileSync(file, "utf8"),
  );

export interface NewsItem {
  /** Name of its folder in the content. */
  readonly folder: string;
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly expires?: string;
  readonly draft?: boolean;
}

/** The news as editors wrote them. */
export const news: readonly NewsItem[] = filesIn(join(contentFolder, "news"), "index.md").map((file) => {
  const [, matter = ""] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, "utf8")) ?? [];
  const values = parse(matter);
  const folder = file.split("/").at(-2) ?? "";
  const slug: string = values.slug ?? folder;
  return { ...values, folder, slug, path: `/noticias/${slug}` };
});

export const isPublished = ({ draft, date }: NewsItem) => draft !== true && date <= today;
export const isExpired = ({ expires }: NewsItem) => expires !== undefined && expires < today;

/** The rules of `_redirects`: from, to, status. */
export const redirects = readFileSync(join(site, "_redirects"), "utf8")
  .split("\n")
  .filter((line) => /^\/\S+\s+\S+\s+\d{3}/.test(line))
  .map((line) => {
    const [from = "", to = "", status = ""] = line.trim().split(/\s+/);
    return { from, to, status: Number.parseInt(status, 10) };
  });

interface MenuEntry {
  readonly label: string;
  readonly path?: string;
  readonly hidden?: boolean;
  readonly items?: readonly MenuEntry[];
}

/** The menu as it is in the content, hidden entries too. */
export const menu: readonly MenuEntry[] = parse(
  readFileSync(join(contentFolder, "settings/navigation.yml"), "utf8"),
).items;

export const shown = (entries: readonly MenuEntry[] = []): readonly MenuEntry[] =>
  entries.filter(({ hidden }) => hidden !== true);

/** The groups of the menu. */
export const menuGroups = shown(menu).filter(({ items }) => shown(items).length > 0);

/** Of its links, one of each kind: the first of each group, and one that is in none. */
export const menuLinks: readonly MenuEntry[] = [
  ...menuGroups.flatMap(({ items }) => shown(items).slice(0, 1)),
  ...shown(menu)
    .filter(({ items }) => !items)
    .slice(0, 1),
];

/** Name of the site. */
export const product = settings.name;

/** Files of documents as editors put them there, by name. */
export const documentFiles: ReadonlyMap<string, Buffer> = new Map(
  filesIn(join(contentFolder, "documents"), "")
    .filter((file) => !file.endsWith(".md"))
    .map((file) => [file.split("/").at(-1) ?? "", readFileSync(file)]),
);
