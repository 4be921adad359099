import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../site";

const own: Readonly<Record<string, string>> = {
  "content/news/culto-de-domingo/index.md": news("Culto de domingo", "O culto começa às 18h.", "2026-03-01"),
  "content/news/reuniao-de-pastores/index.md": news("Reunião de pastores", "Na primeira segunda-feira.", "2026-02-02"),
  "content/news/oracao-da-manha/index.md": news("Oração da manhã", "Todos os dias, às 6h.", "2026-01-05"),
  "content/documents/ata-antiga/index.md": document("Ata antiga"),
  "content/documents/ata-antiga/ata-antiga.pdf": "%PDF-1.4\n%%EOF\n",
  "content/events/assembleia/index.md": `---\ntitle: Assembleia\nsummary: A de todo ano.\nstart: "2026-05-05"\n---\n`,
  "content/subsections/vale/index.md": "---\ntitle: Vale\ncities:\n  - Registro\n---\n",
  "content/ministries/familia/index.md": "---\ntitle: Família\nsummary: Encontros de casais.\n---\n\nTexto.\n",
  // What another entry leads to.
  "content/documents/ata-nova/index.md": document("Ata nova", "replaces: ata-antiga\n"),
  "content/documents/ata-nova/ata-nova.pdf": "%PDF-1.4\n%%EOF\n",
};

function news(title: string, summary: string, date: string): string {
  return `---\ntitle: ${title}\nkind: noticia\ndate: "${date}"\nsummary: ${summary}\n---\n\nTexto de exemplo.\n`;
}

function document(title: string, more = ""): string {
  const file = title.toLowerCase().replace(" ", "-");
  return `---\ntitle: ${title}\ncategory: Atas\ndate: "2025-05-05"\nfile: ${file}.pdf\n${more}---\n`;
}

/** What the repository of the journeys holds: a few entries of its own. */
export function journeyContent(): Readonly<Record<string, string>> {
  // Pages and settings are one file each: the editor asks for all of them, whatever they say.
  const fixed = ["pages", "settings"].flatMap((folder) =>
    readdirSync(join(contentFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(md|yml)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const read = (name: string) => readFileSync(join(contentFolder, name), "utf8");
  return { ...own, ...Object.fromEntries(fixed.map((name) => [join("content", name), read(name)])) };
}

/** News items beside those of the content: on the site but for the first two, a draft and one with a date to come. */
export const manyNews = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => {
      const text = news(
        `Notícia ${place}`,
        `A de número ${place}.`,
        `2026-01-${String((place % 28) + 1).padStart(2, "0")}`,
      );
      return [
        `content/news/noticia-${place}/index.md`,
        place === 0
          ? text.replace("kind:", "draft: true\nkind:")
          : text.replace('"2026-01-02"', place === 1 ? '"2999-01-02"' : '"2026-01-02"'),
      ];
    }),
  );
