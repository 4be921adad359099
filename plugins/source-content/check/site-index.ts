import { ownPlaces } from "../../../src/lib/group-place";
import { plainPath } from "../../../src/lib/url";
import { type ContentEntry, type ContentFiles, kindByName } from "./site-content";

/** What validating one entry needs to know of the whole site. */
export interface SiteIndex extends Pick<ContentFiles, "kinds" | "faults"> {
  /** Every entry that has a file, as `collection/key`. */
  readonly entries: ReadonlyMap<string, ContentEntry>;
  /** Every address, with anchors of listed entries, and its `firstDay`. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Today; for an entry that is not published, its `firstDay`. What it leads to must be there by then. */
  readonly day: string;
  /** The texts of a list in a setting; empty if it could not be read. */
  readonly options: (setting: string, list: string) => readonly string[];
}

/** Pages whose anchors are all known, but for headings in a sub-section's text: any other anchor is a mistake. */
const anchoredPages = ["/documentos", "/subsecoes"];

/** Pages of WordPress, Joomla and Drupal: here all would be the home page. What a message adds to an address leads there rightly. */
const otherSystems = /^\/\?(?:p|page_id|attachment_id|cat|tag|m|author|option|q)=/;

/** Checks a link to a page of this site. */
export function linkProblem(site: SiteIndex, target: string): { found: string; fix: string } | undefined {
  const fix = "Abra a página no site e copie o que vem depois do nome dele, como /noticias.";
  const [withoutAnchor = "", anchor] = plainPath(target).split("#", 2);
  const path = withoutAnchor.split("?", 1)[0] ?? "";
  const address = anchor && anchoredPages.includes(path) && !ownPlaces.test(anchor) ? `${path}#${anchor}` : path;
  const first = site.addresses.get(address) ?? site.addresses.get(address.replace(/^(\/subsecoes#.+?)-secao-.*/, "$1"));
  if (first === undefined || otherSystems.test(target))
    return { found: `o link ${target} leva a uma página que não existe`, fix };
  if (first > site.day)
    return {
      found: `o link ${target} leva a uma página que ainda não foi publicada`,
      fix: "Publique a página antes, ou tire o link. Se ela também leva para cá, tire este link até as duas estarem publicadas.",
    };
  return undefined;
}

/** Checks that a file is beside its entry, of an accepted kind, and what its name says. */
export function fileProblem(
  site: SiteIndex,
  entryFile: string,
  name: string,
  extensions: readonly string[],
): { found: string; fix?: string } | undefined {
  if (!site.kinds) return undefined;
  // No `node:path`: this runs in the editor, too.
  const path = `${entryFile.slice(0, entryFile.lastIndexOf("/"))}/${name}`;
  const kind = site.kinds.get(path);
  const extension = (/.\.([^.]*)$/.exec(name)?.[1] ?? "").toLowerCase();
  // Gatsby looks for the name as it is written.
  if (kind === undefined && [...site.kinds.keys()].some((known) => known.normalize() === path.normalize()))
    return {
      found: `o arquivo ${name} tem, na pasta, os acentos escritos de outro modo`,
      fix: "Dê ao arquivo, na pasta e no texto, um nome sem acentos.",
    };
  if (/^\.\/./.test(name))
    return { found: `o nome do arquivo ${name} tem ./ antes`, fix: `Escreva só ${name.slice(2)}.` };
  if (name.includes("/") || kind === undefined) return { found: `o arquivo ${name} não está na pasta do texto` };
  if (!extensions.includes(extension)) return { found: `o arquivo ${name} não é de um tipo aceito` };
  if (kind !== kindByName(name)) {
    const really = kind === "unknown" ? "não é um arquivo desse tipo" : `na verdade é um arquivo ${kind}`;
    return { found: `o arquivo ${name} ${really}` };
  }
  const fault = site.faults?.get(path);
  return fault === undefined ? undefined : { found: `o arquivo ${name} ${fault}` };
}
