import { htmlToSlate } from "decap-cms-widget-markdown/dist/esm/serializers";
import DOMPurify from "dompurify";
import { toast } from "react-toastify";
import { type Descendant, Editor, Range, Transforms } from "slate";
import { htmlOfPlain, tidyHtml } from "./pasted";
import { richTextAt } from "./rich-text";

/**
 * Pastes into a text what its Markdown can hold (pasted.ts). Decap's own `withHtml.js` throws at pictures, loses the addresses of
 * links, and makes loose paragraphs of tables.
 */
export function pasteAsWritten(): void {
  leavePicturesOut();
  document.addEventListener("paste", paste, true);
}

function paste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  // What is inserted with a form has fields of its own.
  if (!(target instanceof Element) || target.closest("input, textarea, [data-slate-void]") || !clipboardData) return;
  const text = richTextAt(target);
  // What was copied in the editor itself comes as it was.
  if (!text || clipboardData.types.includes("application/x-slate-fragment")) return;
  const rich = clipboardData.getData("text/html");
  const plain = clipboardData.getData("text/plain");
  const { html, pictures } = tidyHtml(rich || htmlOfPlain(plain));
  event.preventDefault();
  event.stopPropagation();
  if (html.trim() !== "") insert(text.editor, htmlToSlate(html).children);
  if (pictures > 0) toast.info(leftOut(pictures));
}

/** Slate's own way puts the first block into the one that the cursor is in, and a heading would be no more than its words. */
function insert(editor: Editor, blocks: Descendant[]): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
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

const leftOut = (pictures: number): string =>
  `${pictures === 1 ? "A foto não foi colada" : `As ${pictures} fotos não foram coladas`}: salve no aparelho e ponha com Inserir, Imagem.`;

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
