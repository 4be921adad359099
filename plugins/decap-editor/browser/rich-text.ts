import { Editor, type Range } from "slate";
import { DOMEditor, ELEMENT_TO_NODE, IS_NODE_MAP_DIRTY } from "slate-dom";

/** Where a text is written with formats; Decap's other mode shows its code. */
const richText = '.cms-editor-visual [data-slate-editor="true"]';

/** The editor of the formatted text around an element, or beside it in its toolbar; undefined where there is none. */
export function richTextAt(element: Element): { editor: Editor & DOMEditor; place: HTMLElement } | undefined {
  const place = element.closest(".cms-editor-visual")?.querySelector<HTMLElement>(richText);
  const editor = place && ELEMENT_TO_NODE.get(place);
  return place && isShown(editor) ? { editor, place } : undefined;
}

const isShown = (node: unknown): node is Editor & DOMEditor => Editor.isEditor(node) && "setFragmentData" in node;

/** Goes on in the text where it was left: the browser would begin at its start. */
export function returnTo({ editor, place }: { editor: Editor; place: HTMLElement }, selection: Range | null): void {
  place.focus({ preventScroll: true });
  editor.select(selection ?? Editor.end(editor, []));
}

/** Keys after which the browser, not Slate, has moved the cursor. */
const moving = /^(Arrow|Home|End|Page)/;

/**
 * Slate asks for the page's selection a tenth of a second late, a busy editor later still: what a key or a button does before that
 * would be done where the cursor was, and the cursor would go back there.
 * https://github.com/ianstormtaylor/slate/issues/3338
 *
 * What it learns so late React draws later yet, and puts the cursor where it was at the question; at an event it draws at once. So
 * Slate is told of a move by the keyboard as soon as the page tells of it.
 *
 * Then, as at each move of the cursor, Decap draws its toolbar anew (`toolbarKey` in its `VisualEditor`). Between press and release
 * that takes away the button that is pressed, and browsers tell of no click: the button in its place was meant.
 */
export function takeSelectionInTime(): void {
  let pressed: HTMLButtonElement | null = null;
  let hasMoved = false;
  const take = ({ target }: Pick<Event, "target">) => {
    const text = target instanceof Element && richTextAt(target);
    if (text) takeSelection(text.editor);
  };
  document.addEventListener(
    "keydown",
    (event) => {
      hasMoved = moving.test(event.key);
      take(event);
    },
    true,
  );
  document.addEventListener("selectionchange", () => {
    const text = hasMoved && document.activeElement && richTextAt(document.activeElement);
    if (!text) return;
    const before = text.editor.selection;
    takeSelection(text.editor);
    // The page may still be telling of what was before the key.
    hasMoved = text.editor.selection === before;
  });
  document.addEventListener(
    "mousedown",
    (event) => {
      pressed = event.button === 0 ? toolbarButtonAt(event.target) : null;
      take(event);
    },
    true,
  );
  document.addEventListener(
    "mouseup",
    ({ target }) => {
      const inPlace = toolbarButtonAt(target);
      if (pressed?.isConnected === false && inPlace?.title === pressed.title) inPlace.click();
      pressed = null;
    },
    true,
  );
}

/**
 * Lets Tab and Shift+Tab leave a text after Esc: in a list Decap keeps each Tab, and the keyboard had no way out (WCAG 2.1.2). The
 * text's hint says so.
 */
export function letTabLeave(): void {
  let isLeaving = false;
  const isText = (target: EventTarget | null) => target instanceof Element && target.matches(richText);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab" && isLeaving && isText(event.target)) event.stopPropagation();
      if (event.key !== "Shift") isLeaving = event.key === "Escape" && isText(event.target);
    },
    true,
  );
}

const toolbarButtonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element && richTextAt(target) ? target.closest("button") : null;

function takeSelection(editor: DOMEditor): void {
  const selection = getSelection();
  // While Slate is ahead of the page, its own selection counts.
  if (!selection || IS_NODE_MAP_DIRTY.get(editor) || DOMEditor.isComposing(editor)) return;
  const ends = [selection.anchorNode, selection.focusNode];
  if (!ends.every((end) => DOMEditor.hasEditableTarget(editor, end))) return;
  const range = DOMEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range) editor.select(range);
}
