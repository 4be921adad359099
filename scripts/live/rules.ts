import { attributeOf } from "../../plugins/static-pages/html/page-tree";
import { getOrInsert } from "../../src/lib/get-or-insert";
import { elementsOf } from "../built-pages";
import { headerProblems, pageProblems } from "./policy";
import { type Answer, findIn, readJson, type Site } from "./visit";

/** A rule for published sites. */
export interface Rule {
  /** Its row in the table of docs/deploy.md. */
  readonly row: string;
  readonly title: string;
  /** What to do if it is broken. */
  readonly advice: string;
  readonly find: (site: Site) => Promise<readonly string[]>;
}

const host = "Veja em docs/deploy.md o que o hospedeiro precisa ler: _headers, _redirects, ou o nginx.conf.";

/** Bytes that take as long as fewer do; hosts send them as they are, such as the feed of a section without news. */
const onePacket = 1_400;

export const rules: readonly Rule[] = [
  {
    row: "pages, addresses without a slash",
    title: "Cada página está no seu endereço",
    advice: "Publique de novo. Se continuar, a pasta public/ não foi enviada inteira, ou falta 'npm run flatten'.",
    find: async (site) =>
      judged(site, await site.pages(), (page) => isPage(page) || `${page.status} ${page.location || typeOf(page)}`),
  },
  {
    row: "the same with a slash leads there",
    title: "O endereço com barra no fim leva ao sem barra",
    advice: host,
    find: async (site) =>
      findIn(
        (await site.pages()).filter((path) => path !== "/"),
        async (path) => tell(`${path}/`, await leadsTo(site, `${path}/`, path)),
      ),
  },
  {
    row: "404 page",
    title: "O que não existe responde 404, com a página do site",
    advice: host,
    find: (site) =>
      judged(site, ["/nao-existe", "/noticias/nao-existe", "/nao-existe.js"], ({ status, text, headers }) => {
        const kept = /max-age=([1-9]\d{3,})|immutable/.test(headers["cache-control"] ?? "");
        return (status === 404 && /<h1/.test(text) && !kept) || `${status}${kept ? ", guardado" : ""}`;
      }),
  },
  {
    row: "redirects of old addresses",
    title: "Endereços antigos levam aos novos",
    advice: host,
    find: (site) =>
      findIn(site.moved, async ([from, to]) => [
        ...tell(from, await leadsTo(site, from, to)),
        ...(isFile(from) ? [] : tell(`${from}/`, await leadsTo(site, `${from}/`, to))),
      ]),
  },
  {
    row: "`/error-403`: the error page",
    title: "Endereços de erro mostram a página de erro",
    advice: host,
    find: async (site) => {
      const [answer, page] = [await site.get("/error-403"), await site.get("/error-500")];
      return tell("/error-403", (isPage(answer) && titleOf(answer) === titleOf(page)) || `${answer.status}`);
    },
  },
  {
    row: "any other `/error-…`: the same, 404",
    title: "Qualquer outro endereço de erro também, com 404",
    advice: host,
    find: async (site) => {
      const [answer, page] = [await site.get("/error-outro"), await site.get("/error-500")];
      return tell("/error-outro", (answer.status === 404 && titleOf(answer) === titleOf(page)) || `${answer.status}`);
    },
  },
  {
    row: "policy in each page, no code in it",
    title: "A política de cada página é estrita",
    advice:
      "Alguma coisa mudou as páginas depois da construção: desligue no hospedeiro o que otimiza ou injeta código.",
    find: async (site) =>
      judged(
        site,
        [...(await site.pages()), "/nao-existe", ...editor],
        (page) => pageProblems(page).join("; ") || true,
      ),
  },
  {
    row: "security headers",
    title: "Cabeçalhos de segurança",
    advice: host,
    find: async (site) =>
      judged(site, [...(await site.pages()), ...editor], (page) => headerProblems(page).join("; ") || true),
  },
  {
    row: "uploads run nothing, work elsewhere",
    title: "O que editores enviam não executa nada, e outros sites podem mostrar",
    advice: host,
    find: async (site) =>
      judged(site, await filesOf(site, /^\/static\//), ({ headers }) => {
        const policy = headers["content-security-policy"] ?? "";
        const runsNothing = /default-src 'none'; style-src 'unsafe-inline'/.test(policy) && !/\bsandbox\b/.test(policy);
        return (runsNothing && headers["cross-origin-resource-policy"] === "cross-origin") || policy;
      }),
  },
  {
    row: "caching",
    title: "O que pode ser guardado, e por quanto tempo",
    advice: host,
    find: async (site) => {
      const lasting = await filesOf(site, /^\/static\/|\.js$/);
      const wanted: readonly (readonly [string, RegExp])[] = [
        ["/", /max-age=0.*must-revalidate|no-cache/],
        ["/builds/latest.json", /no-store/],
        ...lasting.map((path) => [path, /max-age=31536000.*immutable/] as const),
      ];
      return findIn(wanted, async ([path, caching]) => {
        const { "cache-control": sent = "" } = (await site.get(path)).headers;
        return tell(path, caching.test(sent) || `Cache-Control: ${sent || "falta"}`);
      });
    },
  },
  {
    row: "compression",
    title: "Textos vêm comprimidos",
    advice: "No nginx, faça os arquivos .gz como diz o começo de docs/nginx.conf; nos outros, fale com o hospedeiro.",
    find: async (site) =>
      judged(
        site,
        ["/", ...(await filesOf(site, /\.js$/)), "/rss.xml"],
        ({ headers, status, text }) =>
          status !== 200 ||
          Buffer.byteLength(text) < onePacket ||
          /gzip|br|zstd/.test(headers["content-encoding"] ?? "") ||
          "sem compressão",
      ),
  },
  {
    row: "editor, feeds, pictures, versions",
    title: "Leitores de notícias, agendas e buscadores reconhecem o que leem",
    advice: host,
    find: async (site) =>
      findIn([...types, ...(await calendarsOf(site))], async ([path, type]) => {
        const answer = await site.get(path);
        return tell(path, (answer.status === 200 && type.test(typeOf(answer))) || `${answer.status} ${typeOf(answer)}`);
      }),
  },
  {
    row: "editor, feeds, pictures, versions",
    title: "O editor abre, com a sua política",
    advice: "Confira o login em docs/editor.md e publique de novo.",
    find: (site) =>
      findIn(["/admin", "/admin/"], async (path) => {
        const first = await site.get(path);
        const page = await site.get(nextOf(first) ?? path);
        const scripts = placesIn(page.text).flatMap(([place, file]) => (place === "script src" ? [file] : []));
        const answers = await Promise.all(scripts.map((script) => site.get(script)));
        const works = isPage(page) && scripts.length > 0 && answers.every(({ status }) => status === 200);
        return tell(path, works || `${page.status}, ${scripts.join(" ") || "sem código"}`);
      }),
  },
  {
    row: "editor, feeds, pictures, versions",
    title: "Páginas abertas ficam sabendo da versão nova",
    advice: "Publique de novo: os arquivos são de construções diferentes.",
    find: async (site) => {
      const { id } = readJson((await site.get("/builds/latest.json")).text);
      const meta = readJson((await site.get(`/builds/meta/${id}.json`)).text);
      const page = readJson((await site.get("/page-data/app-data.json")).text);
      return tell(
        "/builds/latest.json",
        (id !== undefined && meta.id === id && page.id === id) || `${id}, ${meta.id}, ${page.id}`,
      );
    },
  },
  {
    row: "editor, feeds, pictures, versions",
    title: "As imagens aparecem",
    advice: "Publique de novo; confira se a pasta static/ foi enviada inteira.",
    find: async (site) =>
      judged(
        site,
        await filesOn(site, /^(img|source) /),
        (answer) => (answer.status === 200 && /^image\//.test(typeOf(answer))) || `${answer.status} ${typeOf(answer)}`,
      ),
  },
];

/** Pages that the version files don't list. */
const editor = ["/admin", "/admin/cadastros"];

const types: readonly (readonly [path: string, type: RegExp])[] = [
  ["/rss.xml", /^(application\/(rss\+)?xml|text\/xml)/],
  ["/sitemap-index.xml", /^(application|text)\/xml/],
  ["/robots.txt", /^text\/plain/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/builds/latest.json", /^application\/json/],
];

const typeOf = ({ headers }: Answer) => headers["content-type"] ?? "";
const isPage = (answer: Answer) => answer.status === 200 && /^text\/html/.test(typeOf(answer));
const titleOf = ({ text }: Answer) => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1];

/** The permanent redirect target of an answer: by status, or by a page on hosts without redirects. */
const nextOf = ({ status, location, text }: Answer) =>
  status === 301 || status === 308 ? location : /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(text)?.[1];

const isFile = (path: string) => /\.\w+$/.test(path);

/** With a slash, an old address may redirect to the one without first. */
async function leadsTo(site: Site, from: string, to: string): Promise<true | string> {
  const first = await site.get(from);
  const next = nextOf(first);
  const last = next && next !== to && next === from.replace(/\/$/, "") ? nextOf(await site.get(next)) : next;
  // Where a host has no redirects, a file lies at both addresses (scripts/hosts/flatten.ts).
  const isCopy = isFile(from) && first.status === 200 && first.text === (await site.get(to)).text;
  return last === to || isCopy || `${first.status} ${last ?? ""}`.trim();
}

/** One line if it is broken. */
const tell = (path: string, holds: true | string): string[] => (holds === true ? [] : [`${path}: ${holds}`]);

/** Judges the answer at each address. */
const judged = (site: Site, paths: readonly string[], judge: (answer: Answer) => true | string) =>
  findIn(paths, async (path) => tell(path, judge(await site.get(path))));

/** Files that pages name in places that match `named`. */
async function filesOn(site: Site, named: RegExp): Promise<string[]> {
  const files = new Set<string>();
  for (const path of await site.pages())
    for (const [place, file] of placesIn((await site.get(path)).text)) if (named.test(place)) files.add(file);
  return [...files];
}

/** Cached by the page's text: all hosts serve the same, and parsing takes longest. */
const places = new Map<string, readonly (readonly [place: string, file: string])[]>();

const placesIn = (html: string) =>
  getOrInsert(places, html, () =>
    elementsOf(html).flatMap((element) =>
      ["src", "srcset", "href"].flatMap((name) =>
        (attributeOf(element, name)?.trim().split(/,\s+/) ?? [])
          .map((source) => source.replace(/\s.*/, ""))
          .filter((source) => /^\/(?!\/)/.test(source))
          .map((file) => [`${element.tagName} ${name}`, file] as const),
      ),
    ),
  );

const calendarsOf = async (site: Site) =>
  (await filesOn(site, /^a /))
    .filter((path) => path.endsWith(".ics"))
    .map((path) => [path, /^text\/calendar/] as const);

/** A sample of the files of a kind: a host treats them alike. */
const filesOf = async (site: Site, kind: RegExp) =>
  (await filesOn(site, /^(script|img|a) /)).filter((path) => kind.test(path)).slice(0, 40);
