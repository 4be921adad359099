import { writeEntry } from "../../plugins/source-content/adapters/write-entry";
import { slugify } from "../../src/lib/slug";
import { capital, paragraph, sentence } from "./prose";
import { between, pick, type Random, randomFrom, sample } from "./random";
import { words } from "./words";

/** A generated entry: the name of its folder and the text of its `index.md`. */
export interface Generated {
  readonly key: string;
  readonly text: string;
}

interface Surroundings {
  readonly subsections: readonly string[];
  readonly documents: readonly string[];
}

const years = 12;
const newest = Date.UTC(2025, 11, 31);

/** A day, `2025-12-31`, as many days after another as said. */
const dayAfter = (start: number, days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);

/** The n-th news item or notice. It depends on nothing but `n`, so a longer list begins with a shorter one. */
export function newsItem(n: number, { subsections, documents }: Surroundings): Generated {
  const random = randomFrom(7_919 * (n + 1));
  const title = capital(`${pick(random, words.topics)} ${pick(random, words.endings)}`);
  const published = newest - between(random, 0, years * 365) * 86_400_000;
  const isNotice = n % 5 === 3;
  const fields = {
    title,
    kind: isNotice ? "aviso" : "noticia",
    date: dayAfter(published, 0),
    updated: n % 9 === 5 ? dayAfter(published, between(random, 1, 30)) : undefined,
    summary: sentence(random),
    cover: { image: "cover.jpg", alt: words.photos[n % words.photos.length], credit: "Imagem gerada" },
    pinned: n === 0 ? true : undefined,
    expires: isNotice && n % 3 === 0 ? dayAfter(published, 60) : undefined,
    tags: sample(random, words.tags, 2),
    subsection: n % 6 === 2 ? pickOne(random, subsections) : undefined,
    documents: n % 4 === 1 ? sample(random, documents, 2) : undefined,
  };
  return {
    key: `${slugify(title)}-${String(n + 1).padStart(5, "0")}`,
    text: writeEntry(fields, body(random, pickOne(random, documents))),
  };
}

const pickOne = (random: Random, names: readonly string[]) => names[Math.floor(random() * names.length)];

/** About 370 words with everything that an editor uses: headings, list, links, document button, table, quote. */
function body(random: Random, document: string | undefined): string {
  const [first = "", second = ""] = sample(random, words.headings, 2);
  return [
    paragraph(random, 4),
    `Veja também os [documentos](/documentos) e a sua [subseção](/subsecoes). ${paragraph(random, 2)}`,
    `[Baixar o documento](documento:${document})`,
    `## ${first}`,
    paragraph(random, 4),
    sample(random, words.items, 4)
      .map((item) => `- ${item};`)
      .join("\n"),
    paragraph(random, 3),
    `> ${pick(random, words.consequence)}`,
    `## ${second}`,
    paragraph(random, 3),
    table(random),
    `A inscrição é feita [por este endereço](https://example.org/inscricao), até **o fim do mês**. ${paragraph(random, 2)}`,
  ].join("\n\n");
}

function table(random: Random): string {
  const rows = sample(random, words.rows, 4).map(
    (name) => `| ${name} | ${between(random, 2, 20)} dias | ${pick(random, words.places)} |`,
  );
  return ["| Etapa | Prazo | Onde |", "|---|---|---|", ...rows].join("\n");
}
