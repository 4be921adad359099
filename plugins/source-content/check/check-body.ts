import { decoded } from "../../../src/lib/decoded";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import { blockWords, isCallout } from "../../../src/lib/markdown/block-words";
import { bodySchema } from "../../../src/lib/markdown/sanitize";
import { isCutVideo } from "../../../src/lib/markdown/video";
import { dialLink, normalizePhone } from "../../../src/lib/phone";
import { urlOf } from "../../../src/lib/url";
import type { BodyNeed } from "../fields/collection";
import { email, imageTypes } from "../fields/fields";
import { type BlockFacts, type BodyFacts, type Fault, readBody, scanBody } from "./body";
import { checkEffort } from "./check-effort";
import type { Finding } from "./check-values";
import { type ContentEntry, firstDay } from "./site-content";
import { fileProblem, linkProblem, type SiteIndex } from "./site-index";

const problem = (found: string, fix: string): Finding[] => [{ field: "Texto", found, fix }];

/** What a body says, independent of the rest of the site. */
interface BodyReading {
  readonly tooMuch: readonly Finding[];
  readonly scanned: BodyFacts;
  read?: BodyFacts;
}

const readings = new WeakMap<ContentEntry, BodyReading>();

export const readingOf = (entry: ContentEntry): BodyReading =>
  getOrInsert(readings, entry, () => ({ tooMuch: checkEffort(entry.body), scanned: scanBody(entry.body) }));

/** Checks what a body links to and shows. */
export function checkBody(entry: ContentEntry, need: BodyNeed, site: SiteIndex): readonly Finding[] {
  const { body, file } = entry;
  if (body === "") {
    return need === "required" ? problem("está em branco", "Escreva o texto da página.") : [];
  }
  if (need === "none")
    return problem(
      "há texto onde não cabe nenhum",
      "Esta página não tem texto: apague, no arquivo, o que vem depois da segunda linha ---.",
    );
  const reading = readingOf(entry);
  if (reading.tooMuch.length > 0) return reading.tooMuch;
  if (checkFacts(reading.scanned, file, site).length === 0) return [];
  reading.read ??= readBody(body);
  return checkFacts(reading.read, file, site);
}

const shownTags = new Set(bodySchema.tagNames);

function checkFacts(facts: BodyFacts, file: string, site: SiteIndex): Finding[] {
  const { links, images, topHeadings, blocks, tags, faults } = facts;
  return [
    ...[...new Set(tags)]
      .filter((tag) => !shownTags.has(tag))
      .flatMap((tag) =>
        problem(
          `o site lê <${tag}…> como HTML e não o mostra`,
          `Apague <${tag}…> e, se houver, </${tag}>; as palavras entre os dois ficam. Se é parte do texto, ponha \\ antes de cada <.`,
        ),
      ),
    ...links.flatMap((url) => checkLink(url, facts, site)),
    ...images.flatMap((image) => checkImage(image, file, site)),
    ...topHeadings.flatMap((text) =>
      problem(
        `o título “${text}” é do nível 1, que é o do título da página`,
        "No botão Títulos, escolha Título nível 2 ou 3.",
      ),
    ),
    ...blocks.flatMap(checkBlock),
    ...faults.flatMap(tellFault),
  ];
}

function tellFault({ kind, line, text, part }: Fault): Finding[] {
  if (kind === "mail") return problem(`do e-mail ${text}, na linha ${line}, o site só lê ${part}`, anyEmail.fix);
  if (kind === "notLink")
    return problem(
      `na linha ${line}, ${text} fica na página assim como está`,
      "Entre os parênteses, escreva só o endereço, ou o nome do arquivo, sem espaços.",
    );
  return problem(
    `o que vem depois de ${text}, na linha ${line}, não aparece na página`,
    `Apague ${text} e o que não é texto, ou feche-o com ${part} antes da próxima linha em branco.`,
  );
}

function checkBlock({ word, kind, isFilled, hasName, hasPicture }: BlockFacts): Finding[] {
  if (kind === "galeria")
    return hasPicture ? [] : problem("a galeria não tem imagens", "Ponha ao menos uma imagem, ou toque em Tirar.");
  if (kind === "pessoa")
    return hasName
      ? []
      : problem("o cartão de pessoa não tem nome", "Preencha o campo Nome do cartão, ou toque em Tirar.");
  if (isCallout(kind))
    return isFilled
      ? []
      : problem(`o destaque [!${word}] está vazio`, "Escreva o texto do destaque, ou toque em Tirar.");
  return problem(
    `o bloco [!${word}] não existe`,
    `Use um destes: ${blockWords.map((known) => `[!${known}]`).join(", ")}.`,
  );
}

const documentFix = "Escolha de novo o documento do botão.";

function checkLink(url: string, { hasAnchor }: BodyFacts, site: SiteIndex): Finding[] {
  const documentKey = /^documento:(.*)$/.exec(url)?.[1];
  if (documentKey === "") return problem("um botão não tem documento", documentFix);
  if (documentKey !== undefined) {
    const document = site.entries.get(`documents/${documentKey}`);
    if (document && firstDay(document) <= site.day) return [];
    const found = document ? "ainda é rascunho" : "não existe";
    return problem(`o documento ${documentKey} ${found}`, documentFix);
  }
  if (url.startsWith("/") && !url.startsWith("//")) {
    const wrong = linkProblem(site, url);
    return wrong ? problem(wrong.found, wrong.fix) : [];
  }
  // Other anchors may be the page's own. Word gives its own names to notes and headings.
  if (/^#(?:_|secao-)/.test(url) && !hasAnchor(decoded(url.slice(1))))
    return problem(
      `o link ${url} leva a um lugar que não existe no texto`,
      "Confira o título a que o link leva, ou tire o link.",
    );
  // The form of a video takes an empty address, and any other.
  if (isCutVideo(url))
    return problem(`o vídeo ${url} não tem o endereço completo`, "No YouTube, toque em Compartilhar e em Copiar link.");
  if (isWrongCall(url))
    return problem(
      `o link ${url} não leva a um telefone`,
      "Escreva só o número, com DDD, como (00) 5555-0100; o de outro país começa com +, como +351 912 345 678.",
    );
  if (isWrongMail(url)) return problem(`o link ${url} não leva a um e-mail`, anyEmail.fix);
  if (/^(mailto:|tel:|#)/i.test(url) || (/^https?:\/\//i.test(url) && urlOf(url))) return [];
  return problem(
    url === "" ? "um link não tem endereço" : `o link ${url} não é um endereço`,
    "Comece com https:// para outro site, com / para uma página deste, ou com mailto: para um e-mail.",
  );
}

/** The form of a person takes any number. Without the country's code, as `tel:190`, or as `+55 800`, it was written by hand. */
function isWrongCall(url: string): boolean {
  const [, number, account] = /^(?:tel:(\+(?!55\D*[3589]00)[^;,]*)|https:\/\/wa\.me\/(\d+))/i.exec(decoded(url)) ?? [];
  const digits = (number ?? account)?.replace(/\D/g, "");
  // Many numbers of WhatsApp have no ninth digit, and some are of who can be called for nothing.
  if (digits === undefined || (account && /^55([3589]00\d{6,7}|[1-9]\d[2-9]\d{7})$/.test(account))) return false;
  const phone = normalizePhone(`+${digits}`);
  return !phone || dialLink(phone) !== `tel:+${digits}`;
}

const anyEmail = email({ label: "E-mail" });

function isWrongMail(url: string): boolean {
  const [, addresses, query] = /^mailto:([^?]*)(\?)?/i.exec(url) ?? [];
  // Who sends a text on chooses to whom.
  if (addresses === undefined || (addresses === "" && query)) return false;
  return decoded(addresses)
    .split(",")
    .some((address) => anyEmail.schema.safeParse(address).data !== address.trim());
}

function checkImage({ url, alt }: { url: string; alt: string }, file: string, site: SiteIndex): Finding[] {
  const unseen =
    alt === ""
      ? problem(`a imagem ${url} não tem descrição`, "Escreva o que a imagem mostra, para quem não a vê.")
      : [];
  if (/^[a-z]+:|^\/\//i.test(url))
    return [...unseen, ...problem(`a imagem ${url} está em outro site`, "Envie a imagem pelo editor.")];
  const wrong = fileProblem(site, file, decoded(url), imageTypes);
  return wrong ? [...unseen, ...problem(wrong.found, wrong.fix ?? "Envie a imagem de novo pelo editor.")] : unseen;
}
