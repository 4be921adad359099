import { Editor, type Range } from "slate";
import { ELEMENT_TO_NODE } from "slate-dom";

/** Where a text is written with formats; Decap's other mode shows its code. */
const richText = '.cms-editor-visual [data-slate-editor="true"]';

/** The editor of the formatted text around an element, or beside it in its toolbar; undefined where there is none. */
export function richTextAt(element: Element): { editor: Editor; place: HTMLElement } | undefined {
  const place = element.closest(".cms-editor-visual")?.querySelector<HTMLElement>(richText);
  const editor = place && ELEMENT_TO_NODE.get(place);
  return place && Editor.isEditor(editor) ? { editor, place } : undefined;
}

/** Goes on in the text where it was left: the browser would begin at its start. */
export function returnTo({ editor, place }: { editor: Editor; place: HTMLElement }, selection: Range | null): void {
  place.focus({ preventScroll: true });
  editor.select(selection ?? Editor.end(editor, []));
}
