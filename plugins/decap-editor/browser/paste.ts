import { htmlToSlate } from "decap-cms-widget-markdown/dist/esm/serializers";
import DOMPurify from "dompurify";
import { toast } from "react-toastify";
import { type Descendant, Editor, Path, Range, Element as SlateElement, Transforms } from "slate";
import { DOMEditor } from "slate-dom";
import { propertyOf } from "../../../src/lib/values";
import { htmlOfPlain, tidyHtml } from "./pasted";
import { returnTo, richTextAt } from "./rich-text";
import { readSettings } from "./settings";

/**
 * Pastes into a text, and drops there, what its Markdown can hold (pasted.ts). Decap's own `withHtml.js` throws at pictures, loses the
 * addresses of links, and makes loose paragraphs of tables.
 */
export function pasteAsWritten(): void {
  leavePicturesOut();
  document.addEventListener("paste", (event) => put(event, event.clipboardData), true);
  document.addEventListener("drop", (event) => put(event, event.dataTransfer), true);
}

function put(event: ClipboardEvent | DragEvent, data: DataTransfer | null): void {
  const { target } = event;
  // What is inserted with a form has fields of its own.
  if (!(target instanceof Element) || target.closest("input, textarea, [data-slate-void]") || !data) return;
  const text = richTextAt(target);
  // What comes from the editor itself comes as it was.
  if (!text?.place.contains(target) || data.types.includes("application/x-slate-fragment")) return;
  const rich = data.getData("text/html");
  const plain = data.getData("text/plain");
  const { html, pictures } = tidyHtml(rich || htmlOfPlain(plain), readSettings().siteUrl);
  // Word puts a picture of its words beside them.
  const files = rich || plain ? [] : [...data.files];
  const photos = files.filter(({ type }) => type.startsWith("image/")).length;
  event.preventDefault();
  event.stopPropagation();
  if (event instanceof DragEvent) returnTo(text, DOMEditor.findEventRange(text.editor, event));
  if (html.trim() !== "") insert(text.editor, htmlToSlate(html).children);
  if (pictures + photos > 0) toast.info(leftOut(pictures + photos));
  else if (files.length > 0) toast.info(wayForFiles);
}

/** Slate's own way puts the first block into the one that the cursor is in, and a heading would be no more than its words. */
function insert(editor: Editor, blocks: Descendant[]): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  if (continuesList(editor, blocks)) return;
  const [place = 0, ...inside] = editor.selection?.anchor.path ?? [];
  const [first] = blocks;
  const isWords = blocks.length === 1 && first && Reflect.get(first, "type") === "paragraph";
  if (isWords || inside.length !== 1) {
    editor.insertFragment(blocks);
    return;
  }
  const isEmpty = Editor.string(editor, [place]) === "";
  Transforms.insertNodes(editor, blocks, { select: true });
  if (isEmpty) Transforms.removeNodes(editor, { at: [place] });
}

const typeOf = (node: unknown): unknown => propertyOf(node, "type");

/** A list that is pasted into a list goes on with it: Slate would put it into the item, and Decap fails at that. */
function continuesList(editor: Editor, [list, ...others]: Descendant[]): boolean {
  const [item, at] = Editor.above(editor, { match: (node) => typeOf(node) === "list-item" }) ?? [];
  const isList = /^(bulleted|numbered)-list$/.test(String(typeOf(list)));
  if (!item || !at || !isList || others.length > 0 || !SlateElement.isElement(list)) return false;
  Transforms.insertNodes(editor, list.children, { at: Path.next(at), select: true });
  if (Editor.string(editor, at) === "") Transforms.removeNodes(editor, { at });
  return true;
}

const leftOut = (pictures: number): string =>
  `${pictures === 1 ? "A foto não entrou" : `As ${pictures} fotos não entraram`} no texto: salve no aparelho e ponha com Inserir, Imagem.`;

const wayForFiles = "O arquivo não entrou no texto: envie em Documentos e ponha com Inserir, Botão de documento.";

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
