import withHtml from "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/html/withHtml";
import withInlines from "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/inlines/withInlines";
import withLists from "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/lists/withLists";
import withShortcodes from "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/shortcodes/withShortcodes";
import { markdownToSlate, slateToMarkdown } from "decap-cms-widget-markdown/dist/esm/serializers";
import { createEditor, Editor, type Range, Text, Transforms } from "slate";
import { ELEMENT_TO_NODE, withDOM } from "slate-dom";
import { pasteAsWritten } from "./paste";

// As in the bundle (plugins/decap-editor/bundle/left-out.ts).
jest.mock("rehype-parse", () => jest.requireActual("./hooks/read-html").readHtml);

// As in the bundle.
jest.mock("decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/lists/withLists", () => {
  const { patchedFile } = jest.requireActual("../testing/patched-file");
  return jest.requireActual(
    patchedFile("decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/lists/withLists.js"),
  );
});

beforeAll(pasteAsWritten);

const options = { voidCodeBlock: false };
const markdownOf = (editor: Editor) => slateToMarkdown(editor.children, options);

/** Decap's editor with a text. */
function editorOf(markdown: string) {
  const editor = withHtml(withDOM(withShortcodes(withLists(withInlines(createEditor())))));
  editor.children = markdownToSlate(markdown, options);
  return editor;
}

/** Puts the cursor before `^`, which is taken out. */
function cursorIn(editor: Editor): void {
  for (const [node, path] of Editor.nodes(editor, { at: [], match: Text.isText }))
    if (node.text.includes("^")) {
      Transforms.select(editor, { path, offset: node.text.indexOf("^") });
      editor.deleteForward("character");
    }
}

/** What is stored of a text, with its cursor at `^` or all of a node selected, once something is pasted into it. */
function pasted(markdown: string, data: Readonly<Record<string, string>>, selected?: number[]): string {
  const editor = editorOf(markdown);
  if (selected) Transforms.select(editor, selected);
  else cursorIn(editor);
  document.body.innerHTML =
    '<div id="nc-root" data-settings="{}"><div class="cms-editor-visual"><p data-slate-editor="true"></p></div></div>';
  const place = document.querySelector("[data-slate-editor]");
  if (!(place instanceof HTMLElement)) throw new Error("no place");
  ELEMENT_TO_NODE.set(place, editor);
  const clipboardData = { files: [], getData: (type: string) => data[type] ?? "", types: Object.keys(data) };
  place.dispatchEvent(Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }));
  return markdownOf(editor);
}

/** What Slate writes of a part of a text, and the page beside it. */
function copied(markdown: string, part?: (editor: Editor) => Range) {
  const editor = editorOf(markdown);
  Transforms.select(editor, part?.(editor) ?? Editor.range(editor, []));
  const fragment = btoa(encodeURIComponent(JSON.stringify(editor.getFragment())));
  return { "text/html": "<a>palavras</a>", "text/plain": "palavras", "application/x-slate-fragment": fragment };
}

const table = "| Dia | Hora |\n| --- | ---- |\n| 5   | 9h   |";

test.each([
  ["links and a table", `Veja [a página](https://example.org/a).\n\n${table}`],
  ["a list with a link, a heading and lines", "## Título\n\n* um\n* [dois](/a)\n\n**forte**\\\nlinha"],
  ["a quotation", "> um\n>\n> dois"],
])("%s: what is copied in the editor comes as it was", (_name, markdown) => {
  expect(pasted("Antes\n\n^", copied(markdown))).toBe(`Antes\n\n${markdown}`);
});

test.each([
  ["an item", "* um\n* a palavra", [0, 1, 0, 0]],
  ["a cell", table.replace("9h", "a palavra"), [0, 1, 1, 0]],
  ["a heading", "## a palavra", [0, 0]],
])("a word that is copied out of %s is a word", (_name, markdown, path) => {
  const word = copied(markdown, () => ({ anchor: { path, offset: 2 }, focus: { path, offset: 9 } }));
  expect(pasted("uma ^ só", word)).toBe("uma palavra só");
  expect(pasted("um [link que ^ leva](/a)", word)).toBe("um [link que ](/a)palavra[ leva](/a)");
});

test.each([
  ["of other kinds", btoa(JSON.stringify([{ type: "line", children: [{ text: "a" }] }]))],
  ["written otherwise", btoa(JSON.stringify([{ type: "paragraph", children: [{ text: "50% off" }] }]))],
  ["that are none", "%"],
])("another site's blocks, %s, come as their HTML", (_name, fragment) => {
  const data = { "text/html": "<p>um <b>dois</b></p>", "application/x-slate-fragment": fragment };
  expect(pasted("^", data)).toBe("um **dois**");
});

const asked = "- café\n- culto\n\nTragam a Bíblia.";
const rich = `<p>Veja</p><table><tr><td>Dia</td><td>Hora</td></tr><tr><td>5</td><td>9h</td></tr></table>`;

test.each([
  ["an item that is still empty", "* um\n* ^", "* um\n* café\n* culto\n\nTragam a Bíblia."],
  ["a list just begun", "Antes\n\n* ^", "Antes\n\n* café\n* culto\n\nTragam a Bíblia."],
  ["an item", "* um^\n* dois", "* um\n* café\n* culto\n* dois\n\nTragam a Bíblia."],
  ["a quotation", "> um^", "> um\n>\n> * café\n> * culto\n>\n> Tragam a Bíblia."],
  ["a cell", table.replace("9h", "9h^"), `${table}\n\n* café\n* culto\n\nTragam a Bíblia.`],
  ["a link", "um [link^ que](/a)", "um [link](/a)\n\n* café\n* culto\n\nTragam a Bíblia.\n\n[ que](/a)"],
])("a list and words that are pasted into %s are stored", (_name, markdown, stored) => {
  expect(pasted(markdown, { "text/plain": asked })).toBe(stored);
});

test.each([
  ["an item", "* um^\n* dois", `* um\n* dois\n\nVeja\n\n${table}`],
  ["an item that is still empty", "* um\n* ^", `* um\n\nVeja\n\n${table}`],
  ["a list just begun", "* ^", `Veja\n\n${table}`],
  ["a quotation", "> um^\n>\n> dois", `> um\n>\n> Veja\n>\n${table.replace(/^/gm, "> ")}\n>\n> dois`],
  ["a cell", table.replace("9h", "^"), `${table.replace("9h", "  ")}\n\nVeja\n\n${table}`],
])("words and a table that are pasted into %s are stored", (_name, markdown, stored) => {
  expect(pasted(markdown, { "text/html": rich })).toBe(stored);
});

test("words that are pasted into a cell stay in it", () => {
  expect(pasted(table.replace("9h", "^"), { "text/html": '<p>às <a href="/a">9h</a></p>' })).toBe(
    "| Dia | Hora        |\n| --- | ----------- |\n| 5   | às [9h](/a) |",
  );
});

test("what is pasted over the words of a link takes their place", () => {
  const over = (data: Readonly<Record<string, string>>) => pasted("veja [aqui](/a) fim", data, [0, 1, 0]);
  expect(over({ "text/plain": "lá" })).toBe("veja lá fim");
  expect(over({ "text/html": "<p><b>lá</b></p>" })).toBe("veja **lá** fim");
  expect(over(copied("lá"))).toBe("veja lá fim");
});
