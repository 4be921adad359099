import { htmlToSlate } from "decap-cms-widget-markdown/dist/esm/serializers";
import DOMPurify from "dompurify";
import { toast } from "react-toastify";
import {
  type Descendant,
  Editor,
  Path,
  Range,
  Element as SlateElement,
  Node as SlateNode,
  Text,
  Transforms,
} from "slate";
import type { DOMEditor } from "slate-dom";
import { propertyOf } from "../../../src/lib/values";
import { htmlOfPlain, tidyHtml } from "./pasted";
import { richTextAt } from "./rich-text";
import { readSettings } from "./settings";

/**
 * Pastes into a text, and drops there, what its Markdown can hold (pasted.ts). Decap's own `withHtml.js` throws at pictures, loses the
 * addresses of links, the editor's own too, and makes loose paragraphs of tables.
 */
export function pasteAsWritten(): void {
  leavePicturesOut();
  document.addEventListener("paste", onPaste, true);
  // Slate knows the place, and takes away what was dragged from where it was.
  document.addEventListener("drop", ({ target }) => void takingEditor(target), true);
}

/** The editor of the text that something is put into, which takes it as `take` does. */
function takingEditor(target: EventTarget | null): (Editor & DOMEditor) | undefined {
  // What is inserted with a form has fields of its own.
  if (!(target instanceof Element) || target.closest("input, textarea, [data-slate-void]")) return undefined;
  const text = richTextAt(target);
  if (!text?.place.contains(target)) return undefined;
  const { editor } = text;
  editor.insertData = (data) => take(editor, data);
  return editor;
}

function onPaste(event: ClipboardEvent): void {
  const editor = event.clipboardData && takingEditor(event.target);
  if (!editor || !event.clipboardData) return;
  event.preventDefault();
  event.stopPropagation();
  take(editor, event.clipboardData);
}

function take(editor: Editor, data: DataTransfer): void {
  const own = ownBlocks(data.getData("application/x-slate-fragment"));
  if (own) {
    const words = onlyWords(editor, own);
    if (words) insertWords(editor, words.children);
    else insert(editor, own);
    return;
  }
  const rich = data.getData("text/html");
  const plain = data.getData("text/plain");
  const { html, pictures, frames } = tidyHtml(rich || htmlOfPlain(plain), readSettings().siteUrl);
  // Word puts a picture of its words beside them.
  const files = rich || plain ? [] : [...data.files];
  const photos = files.filter(({ type }) => type.startsWith("image/")).length;
  if (html.trim() !== "") insert(editor, htmlToSlate(html).children);
  if (pictures + photos > 0) toast.info(leftOut(pictures + photos));
  else if (files.length > 0) toast.info(wayForFiles);
  if (frames > 0) toast.info(wayForFrames);
}

/** What was copied or cut in this editor, as Slate writes it; another site's Slate has other blocks, which would not be stored. */
function ownBlocks(fragment: string): SlateElement[] | undefined {
  const blocks = readFragment(fragment);
  if (!SlateElement.isElementList(blocks)) return undefined;
  return [...SlateNode.elements({ children: blocks })].slice(1).every(([block]) => ownTypes.test(String(typeOf(block))))
    ? blocks
    : undefined;
}

function readFragment(fragment: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(fragment)));
  } catch {
    return undefined;
  }
}

const ownTypes =
  /^(paragraph|quote|heading-\w+|(bulleted|numbered)-list|list-item|table(-row|-cell)?|thematic-break|code-block|(inline-)?shortcode|link|image|break)$/;

const typeOf = (node: unknown): unknown => propertyOf(node, "type");

/** The block of words that is all there is, in whatever: Slate copies the list, the table or the quotation around a word, too. */
function onlyWords(editor: Editor, [block, ...others]: Descendant[]): SlateElement | undefined {
  if (others.length > 0 || !SlateElement.isElement(block) || editor.isVoid(block)) return undefined;
  return Editor.hasInlines(editor, block) ? block : onlyWords(editor, block.children);
}

function insertWords(editor: Editor, words: Descendant[]): void {
  takeSelectedAway(editor);
  const match = (node: SlateNode) =>
    Text.isText(node) || (SlateElement.isElement(node) && Editor.isInline(editor, node));
  Transforms.insertNodes(editor, words, { match, mode: "highest", select: true });
}

function takeSelectedAway(editor: Editor): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
}

/**
 * Slate's own way puts the first block into the one that the cursor is in: a heading would be no more than its words, and Decap can't
 * store a row in an item. So blocks stand where the text or a quotation has its blocks, after a list or a table that the cursor is in.
 */
function insert(editor: Editor, blocks: Descendant[]): void {
  const [first, ...others] = blocks;
  if (!first) return;
  if (others.length === 0 && SlateElement.isElement(first) && typeOf(first) === "paragraph") {
    insertWords(editor, first.children);
    return;
  }
  takeSelectedAway(editor);
  const left = editor.selection && Editor.pathRef(editor, editor.selection.anchor.path);
  const rest = continueList(editor, blocks);
  const [block, at] = Editor.above(editor, { match: standsInText(editor) }) ?? [];
  const holdsCursor = !block || (Editor.hasInlines(editor, block) && !editor.isVoid(block));
  Transforms.insertNodes(editor, rest, { ...(at && !holdsCursor && { at: Path.next(at) }), select: true });
  const path = left?.unref();
  if (path) removeEmpty(editor, path);
}

const standsInText =
  (editor: Editor) =>
  (_: SlateNode, path: Path): boolean =>
    path.length === 1 || (path.length > 1 && typeOf(SlateNode.parent(editor, path)) === "quote");

/** A list that is pasted into a list goes on with it: Slate would put it into the item, and Decap fails at that. Returns what is left. */
function continueList(editor: Editor, blocks: Descendant[]): Descendant[] {
  const [list, ...others] = blocks;
  const [, at] = Editor.above(editor, { match: (node) => typeOf(node) === "list-item" }) ?? [];
  const isList = /^(bulleted|numbered)-list$/.test(String(typeOf(list)));
  if (!at || !isList || !SlateElement.isElement(list)) return blocks;
  Transforms.insertNodes(editor, list.children, { at: Path.next(at), select: true });
  return others;
}

/** Removes the paragraph that the cursor was in, if nothing was written in it, and the item or list that it was all of. */
function removeEmpty(editor: Editor, path: Path): void {
  for (const [node, at] of Editor.levels(editor, { at: path })) {
    const words = at.length > 0 && !/^(table|quote)/.test(String(typeOf(node))) && onlyWords(editor, [node]);
    if (!words || !Editor.isEmpty(editor, words)) continue;
    Transforms.removeNodes(editor, { at });
    return;
  }
}

const leftOut = (pictures: number): string =>
  `${pictures === 1 ? "A foto não entrou" : `As ${pictures} fotos não entraram`} no texto: salve no aparelho e ponha com Inserir, Imagem.`;

const wayForFiles = "O arquivo não entrou no texto: envie em Documentos e ponha com Inserir, Botão de documento.";

const wayForFrames = "Um vídeo, mapa ou outro quadro não entrou no texto: escreva um link para ele.";

/** Leaves pictures out of what is pasted or dropped; what held nothing else would be an empty paragraph. */
export function leavePicturesOut(): void {
  DOMPurify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (tagName !== "img") return;
    let gone = node;
    for (let around = gone.parentNode; around && isEmptyWithout(gone, around); around = gone.parentNode) gone = around;
    gone.parentNode?.removeChild(gone);
  });
}

const isEmptyWithout = (node: Node, around: Node): boolean =>
  around.nodeName !== "BODY" &&
  [...around.childNodes].every((child) => child === node || child.textContent?.trim() === "");
