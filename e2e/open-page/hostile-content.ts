import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse, stringify } from "yaml";

/** What an editor may write in any field, by mistake or to harm: each closes or opens something, for one reader or another. */
export const hostileTexts: readonly string[] = [
  "uso de <script> numa página",
  "</body></html><body>",
  "</head><plaintext>",
  "</title></style></script></textarea></noscript>",
  "<style>*{display:none}</style>",
  "<meta http-equiv=refresh content=0;url=//example.org>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  "<script>alert(1)</script>",
  "<!-- slice-start id=x --> <!--",
  "--> ]]> <![CDATA[",
  "<template><noscript><iframe>",
  "<link rel=preload href=//example.org>",
  "$& $1 \\; , BEGIN:VEVENT",
  "&lt;/body&gt; &amp;quot;",
];

/** Entries with such texts, and twins of them with harmless ones, by the ends of their addresses. */
export const twins = ["texto-hostil", "texto-inofensivo"] as const;

/** The file of each document: in an address, these signs mean something else. */
export const paperName = "anexo #1? 50%.pdf";

/** What stands in front of each text: no two titles are the same, and each begins with a letter to sort by. */
export const prefix = "Zelo";

/** Gives every free field that has a name the next text, the first of them to the first; `at` rotates them. */
function wordsFor(twin: string, at: number): string {
  const text = twin === twins[0] ? (hostileTexts[at % hostileTexts.length] ?? "") : "palavras sem perigo";
  return `${prefix} ${at} ${text}`;
}

const inMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === "," ? sign : `\\${sign}`));
const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** All texts in all places of a body that take them. */
const bodyOf = (twin: string, picture: string) =>
  hostileTexts
    .map((_text, at) => {
      const words = wordsFor(twin, at);
      const raw = inAttribute(words);
      return [
        `## ${inMarkdown(words)}`,
        `![${inMarkdown(words)}](${picture} "${inMarkdown(words)}")`,
        `Veja [${inMarkdown(words)}](https://example.org "${inMarkdown(words)}").`,
        `~~~${words.replaceAll(/[\s~]/g, "")}\nlinha\n~~~`,
        `<blockquote cite="https://example.org/${raw}"><p>Citação</p></blockquote>`,
        `<table><thead><tr><th abbr="${raw}">Hora</th></tr></thead><tbody><tr><td>8h</td></tr></tbody></table>`,
      ].join("\n\n");
    })
    .join("\n\n");

/** Writes the twins beside what is there. They are old news and far events, so that they stand at the end of lists. */
export function addHostile(content: string): void {
  const [picture = "", cover = ""] = firstFile(join(content, "news"), /\.(jpe?g|png|webp)$/);
  const [document = "", paper = ""] = firstFile(join(content, "documents"), /\.pdf$/);
  for (const [index, twin] of twins.entries()) {
    let at = index === 0 ? 0 : 100;
    const next = () => wordsFor(twin, at++);
    const put = (collection: string, values: object, body = "", files: readonly [string, string][] = []) => {
      const folder = join(content, collection, twin);
      mkdirSync(folder, { recursive: true });
      for (const [from, to] of files) cpSync(from, join(folder, to));
      writeFileSync(join(folder, "index.md"), `---\n${stringify(values)}---\n\n${body}\n`);
    };
    const person = () => ({ name: next(), photo: { image: picture, alt: next() } });
    const photo: [string, string] = [cover, picture];
    put(
      "news",
      {
        title: next(),
        kind: "noticia",
        date: `2019-01-0${index + 1}`,
        summary: next(),
        cover: { image: picture, alt: next(), credit: next() },
        tags: [next().slice(0, 40), next().slice(0, 40)],
      },
      bodyOf(twin, picture),
      [photo],
    );
    put("events", {
      title: next(),
      start: `2099-12-1${index + 1}`,
      startTime: "10:00",
      place: next(),
      address: next(),
      summary: next(),
    });
    put(
      "ministries",
      {
        title: next().slice(0, 80),
        order: 90 + index,
        summary: next(),
        cover: { image: picture, alt: next(), credit: next() },
        leader: { ...person(), role: next().slice(0, 60) },
        meetings: next(),
      },
      bodyOf(twin, picture),
      [photo],
    );
    put(
      "subsections",
      {
        title: next().slice(0, 80),
        cities: ["Borá"],
        president: person(),
        contact: { email: "zelo@example.org" },
        meeting: { when: next(), place: next(), address: next() },
      },
      "Texto.",
      [photo],
    );
    const { category } = parse(
      readFileSync(join(content, "documents", document, "index.md"), "utf8").split("---")[1] ?? "",
    );
    put("documents", { title: next(), category, date: "2019-01-01", summary: next(), file: paperName }, "", [
      [paper, paperName],
    ]);
    // Another file: what holds the same has one address.
    appendFileSync(join(content, "documents", twin, paperName), `\n% ${twin}\n`);
  }
}

/** The first folder that holds such a file: its name (for a document) or the file's, and the file. */
function firstFile(folder: string, pattern: RegExp): [string, string] {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .find((name) => pattern.test(name));
  if (!found) throw new Error(`No such file in ${folder}: ${pattern}`);
  const [entry = "", file = ""] = found.split(/[\\/]/);
  return [extname(file) === ".pdf" ? entry : file, join(folder, found)];
}
