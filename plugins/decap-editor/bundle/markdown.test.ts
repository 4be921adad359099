import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { type Descendant, Node } from "slate";
import { treeOf } from "../../../src/lib/markdown/parse";
import { safeHtml } from "../../../src/lib/markdown/to-html";
import { patched } from "./apply-patches";

interface Serializers {
  readonly markdownToSlate: (markdown: string, options: object) => unknown[];
  readonly slateToMarkdown: (children: unknown[], options: object) => string;
}

const folder = mkdtempSync(join(tmpdir(), "markdown-"));
afterAll(() => rmSync(folder, { recursive: true }));

let decap: Serializers;

// Decap's own modules with the patches, and without what draws the editor.
beforeAll(async () => {
  const outfile = join(folder, "serializers.cjs");
  await build({
    stdin: { contents: 'export * from "decap-cms-widget-markdown/dist/esm/serializers"', resolveDir: process.cwd() },
    outfile,
    bundle: true,
    platform: "node",
    plugins: [
      {
        name: "patched",
        setup(build) {
          build.onResolve({ filter: /^\.\.\/MarkdownControl$/ }, () => ({ path: "none", namespace: "none" }));
          build.onLoad({ filter: /.*/, namespace: "none" }, () => ({
            contents: 'import { Map } from "immutable"; export const getEditorComponents = () => Map();',
            resolveDir: process.cwd(),
          }));
          build.onLoad({ filter: /\/serializers\/\w+\.js$/ }, ({ path }) => ({
            contents: patched(path.replace(/.*\/node_modules\//, ""), readFileSync(path, "utf8")),
          }));
        },
      },
    ],
  });
  decap = await import(outfile);
});

// As browser/decap.ts has it.
const options = {
  voidCodeBlock: false,
  remarkPlugins: [{ plugins: [], settings: { bullet: "-", paddedTable: false } }],
};
const stored = (blocks: unknown[]) => decap.slateToMarkdown(blocks, options);
const again = (markdown: string) => stored(decap.markdownToSlate(markdown, options));
const shown = (markdown: string) => safeHtml(treeOf(markdown));

const paragraph = (...children: unknown[]) => ({ type: "paragraph", children });
const lines = (...texts: string[]) =>
  paragraph(
    ...texts.flatMap((text, i) => (i > 0 ? [{ type: "break", children: [{ text: "" }] }, { text }] : [{ text }])),
  );

test.each([
  ["a list", ["Programa:", "- 9h Culto", "- 14h Almoço"], "Programa:\\\n\\- 9h Culto\\\n\\- 14h Almoço"],
  ["a list with plus signs", ["+ um", "+ dois"], "\\+ um\\\n\\+ dois"],
  ["a numbered list", ["1. um", "2) dois", "3."], "1\\. um\\\n2\\) dois\\\n3\\."],
  ["a rule", ["Fim", "---"], "Fim\\\n\\---"],
  ["a heading under its line", ["Fim", "==="], "Fim\\\n\\==="],
  ["the line of a table", ["Dia", ":-|"], "Dia\\\n\\:-|"],
  ["a heading", ["Dia", "# 1"], "Dia\\\n\\# 1"],
  ["a quotation", ["Dia", "> 1"], "Dia\\\n\\> 1"],
  ["code", ["     recuado", "     mais"], "recuado\\\nmais"],
  ["a telephone and a sum", ["+55 11 5555-0100", "1.500 reais", "5 - 10"], "+55 11 5555-0100\\\n1.500 reais\\\n5 - 10"],
])("what looks like %s is words", (_name, texts, markdown) => {
  const made = stored([lines(...texts)]);
  expect(made).toBe(markdown);
  expect(shown(made)).toBe(`<p>${texts.map((text) => text.trim()).join("<br>\n")}</p>`);
  expect(again(made)).toBe(made);
});

test("what looks like a list in bold, in an item and after a line of its text is words", () => {
  expect(stored([paragraph({ text: "1. um\n- dois", bold: true }, { text: "\n+ três" })])).toBe(
    "**1. um\n\\- dois**\n\\+ três",
  );
  expect(stored([{ type: "bulleted-list", children: [{ type: "list-item", children: [lines("2. um")] }] }])).toBe(
    "- 2\\. um",
  );
});

test.each([
  ["Assunto: <nome da igreja>, <E-mail/> e </fim>", "Assunto: \\<nome da igreja>, \\<E-mail/> e \\</fim>"],
  ["<nome> da igreja", "\\<nome> da igreja"],
  ["\\<nome>, 1 <2, <número> e <", "\\<nome>, 1 <2, <número> e <"],
])("words in angle brackets stay words: %s", (text, markdown) => {
  const made = stored([paragraph({ text })]);
  expect(made).toBe(markdown);
  expect(shown(made)).toBe(`<p>${text.replaceAll("\\", "").replaceAll("<", "&#x3C;")}</p>`);
  expect(again(made)).toBe(made);
});

test("what is typed like a picture or a link to a file, code or a list stays words", () => {
  const made = stored([
    lines("![Foto](a b.jpg), [Ata](a b.pdf)", "    recuado", "12. um", "45. dois"),
    paragraph({ text: "[Ata](a b.pdf) e " }, bold("[Ata](a b.pdf)"), { text: ": <?xml" }),
  ]);
  expect(made).toBe(
    "!\\[Foto](a b.jpg), \\[Ata](a b.pdf)\\\nrecuado\\\n12\\. um\\\n45\\. dois\n\n\\[Ata](a b.pdf) e **\\[Ata](a b.pdf)**: <?xml",
  );
});

test("italic that begins or ends with bold stays what it is", () => {
  const verse = paragraph({ text: "João 3.16", bold: true, italic: true }, { text: " Porque Deus amou", italic: true });
  const made = stored([verse]);
  expect(shown(made)).toBe("<p><em><strong>João 3.16</strong> Porque Deus amou</em></p>");
  expect(again(made)).toBe(made);
});

const bold = (text: string) => ({ text, bold: true });
const italic = (text: string) => ({ text, italic: true });
const link = (url: string, ...children: Descendant[]) => ({ type: "link", data: { url }, children });

test.each([
  ["signs that end bold before a letter", [bold("Atenção:"), { text: "leve" }], "**Atenção**:leve"],
  ["signs that begin it after one", [{ text: "pastor" }, bold("(a)"), { text: " e" }], "pastor(**a)** e"],
  ["signs around it", [{ text: "não" }, bold("“aspas”"), { text: "fim" }], "não“**aspas**”fim"],
  ["signs after a space", [bold("Total :"), { text: "5" }], "**Total** :5"],
  ["a per cent sign", [bold("50%"), { text: "de" }], "**50**%de"],
  ["bold italic", [{ text: "pastor" }, { ...bold("(a)"), italic: true }], "pastor(***a)***"],
  ["bold before italic", [bold("Data:"), italic("hoje")], "**Data**:*hoje*"],
  ["italic before bold", [italic("a"), bold("b"), { text: "c" }], "_a_**b**c"],
  ["an emoji after signs", [bold("Gratidão!"), { text: "🎉 Venha" }], "**Gratidão**!🎉 Venha"],
  ["an emoji before them", [{ text: "📅" }, bold("(sábado)")], "📅(**sábado)**"],
  ["a sign alone", [{ text: "Word" }, italic("."), { text: "x" }], "Word.x"],
  ["spaces alone", [{ text: "um" }, bold("  "), { text: "dois" }, bold("  três")], "um  dois  **três**"],
  ["signs that need nothing", [bold("Atenção:"), { text: " (" }, bold("(a)"), { text: ")" }], "**Atenção:** (**(a)**)"],
  ["brackets in a link", [link("/a", { text: "Ata [PDF] e ]" })], "[Ata \\[PDF\\] e \\]](/a)"],
  ["bold brackets in a link", [link("/a", { text: "Ata " }, bold("[PDF]"))], "[Ata **\\[PDF\\]**](/a)"],
  [
    "an exclamation mark before a link",
    [{ text: "Participe!" }, link("/a", { text: "aqui" })],
    "Participe\\![aqui](/a)",
  ],
])("%s: the site shows the words as they were written", (_name, children, markdown) => {
  const made = stored([paragraph(...children)]);
  expect(made).toBe(markdown);
  expect(shown(made).replace(/<[^>]+>/g, "")).toBe(Array.from(Node.texts({ children }), ([{ text }]) => text).join(""));
  expect(again(made)).toBe(made);
});

test("a heading has one line", () => {
  const { children } = lines("Retiro", "de pastores");
  expect(stored([{ type: "heading-two", children }, paragraph({ text: "x" })])).toBe("## Retiro de pastores\n\nx");
});

test("headings, cells and HTML get no signs that they don't need", () => {
  const markdown = "## 1. Abertura\n\n| 1. | + |\n| - | - |\n| 2. um | 3) |\n\n<div>\n- um\n</div>\n\n**1. um**";
  expect(again(markdown)).toBe(markdown.replace("| - | - |", "| --- | --- |"));
});

const table = (...cells: unknown[][]) => ({
  type: "table",
  data: { align: ["right", null] },
  children: [[[{ text: "Dia" }], [{ text: "Hora" }]], cells].map((row) => ({
    type: "table-row",
    children: row.map((children) => ({ type: "table-cell", children })),
  })),
});

test("a cell keeps what it holds, and the columns their places", () => {
  const link = { type: "link", data: { url: "/a?b|c" }, children: [{ text: "x|y" }] };
  const line = { type: "break", children: [{ text: "" }] };
  const made = stored([table([{ text: "|Sáb | Dom" }, line, { text: "a|b", code: true }], [link])]);
  expect(made).toBe("| Dia | Hora |\n| --: | ---- |\n| \\|Sáb \\| Dom<br>`a\\|b` | [x\\|y](/a?b\\|c) |");
  expect(shown(made)).toContain(
    '<td align="right">|Sáb | Dom<br><code>a|b</code></td><td><a href="/a?b%7Cc">x|y</a></td>',
  );
  expect(again(made)).toBe(made);
});

test.each([
  "Programa:\\\n9h Culto\\\n**14h** Almoço",
  "Duas linhas\nde um texto\n\\- com traço",
  "Programa:\n- 9h\n- 14h | 15h\n\nPauta:\n1. um\n2. dois",
  "Uma tabela:\n| Dia | Hora |\n|---|---|\n| 5 | 9h |",
  "Outra:\nDia | Hora\n--|--\n5 | 9h",
  "- um\n- dois\n\n  - fundo\n  - mais\n- três",
  "3. três\n4. quatro\n\nDepois\n\n5. cinco",
  "1. um\n\n   outro parágrafo\n2. dois",
  "2026. Ano",
  "2026\\. Ano",
  "R$ 5 - 10",
  "+55 11 5555-0100\n+55 11 5555-0101",
  "(11) 5555-0100, 1º de maio, 9h-12h, 50% + 10%",
  "**Negrito**, *itálico*, ~~riscado~~, `código` e ***ambos***",
  "Um [link](https://example.org/a_b?c=d) e <https://example.org/>",
  "## Título\n\n### 1. Outro\n\n> Uma citação\n> de duas linhas",
  "| Dia | Hora |\n| :-- | --: |\n| Sáb \\| Dom | `a\\|b` |\n| - | 9h |",
  "Antes\n\n---\n\nDepois",
  "---\n\nDepois\n\nMais",
  "> ---\n>\n> Depois",
  "_**Nota:** um texto_, _um **texto**_ e *um **bom** texto*",
  "Isto \\*não\\* é itálico, nem \\# título, nem a_b_c",
  "```\n- código | 1. um\n```",
  "R&D &amp; m² < 5 > 3",
  "H<sub>2</sub>O<br>e <https://example.org>",
  "<details>\n<summary>Mais</summary>\n\nUm texto\n\n</details>",
  "Um \\<nome> e um\\\n\\<nome>",
  "“https://example.org/a”, https://example.org/b… e 👉https://example.org/c👈",
])("the site shows %j as before once the editor has stored it", (markdown) => {
  const once = again(markdown);
  expect(shown(once)).toBe(shown(markdown));
  expect(again(once)).toBe(once);
});

test("a bold space makes no list of the line that it begins", () => {
  expect(stored([paragraph(bold(" "), { text: "- um" })])).toBe("\\- um");
});
