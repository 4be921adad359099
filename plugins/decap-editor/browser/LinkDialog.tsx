import { type FormEvent, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Editor, type Node, Range, Transforms } from "slate";
import { slugify } from "../../../src/lib/slug";
import { valueAt } from "../../../src/lib/values";
import { Dialog } from "./Dialog";
import { linkOf } from "./links";
import phrases from "./phrases.json";
import { returnTo, richTextAt } from "./rich-text";
import { publishedPaths } from "./saving/published-site";
import { readSettings } from "./settings";
import { useLoaded } from "./use-loaded";

type Text = NonNullable<ReturnType<typeof richTextAt>>;

/** Where the link is to stand: the dialog takes the focus, and the text would forget its selection. */
interface Place extends Text {
  readonly selection: Range | null;
  /** The address of the link that the cursor is in. */
  readonly url: string;
}

/** As many as can be looked through. */
const most = 8;

/** Asks for the address of a link, with the site's pages to choose from, in the place of Decap's `window.prompt`. */
export function LinkDialog() {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const open = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // What is inserted with a form has fields of its own.
      const isInField = target.closest("input, textarea, [data-slate-void]") !== null;
      const asks = "key" in event ? isLinkKey(event) && !isInField : target.closest(`button[title="${linkTitle}"]`);
      const text = asks && richTextAt(target);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      setPlace({ ...text, selection: text.editor.selection, url: linkAround(text.editor) });
    };
    document.addEventListener("click", open, true);
    document.addEventListener("keydown", open, true);
    return () => {
      document.removeEventListener("click", open, true);
      document.removeEventListener("keydown", open, true);
    };
  }, []);
  return place && <OpenDialog place={place} onClose={() => setPlace(undefined)} />;
}

function OpenDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const { editor, selection } = place;
  const id = useId();
  const loaded = useLoaded("", publishedPaths)?.value;
  const pages = loaded ?? [];
  const [typed, setTyped] = useState(place.url);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const isAlone = place.url === "" && (!selection || Range.isCollapsed(selection));
  const found = typed.startsWith("/") || !/[:.@]/.test(typed) ? pagesFor(pages, typed) : [];

  const end = (url?: string) => {
    // As long as the dialog is there, nothing beneath it takes the focus.
    flushSync(onClose);
    returnTo(place, selection);
    if (url !== undefined) setLink(editor, url, isAlone ? words.trim() : "");
  };
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const url = linkOf(typed, readSettings().siteUrl);
    const [path = ""] = url?.split(/[?#]/) ?? [];
    if (!url) setProblem("Escreva um endereço, como https://example.org, ou escolha uma página do site.");
    else if (path.startsWith("/") && pages.length > 0 && !pages.includes(path.replace(/(.)\/$/, "$1")))
      setProblem("O site não tem esta página. Escolha uma da lista.");
    else end(url);
  };

  return (
    <Dialog title={place.url ? "Mudar o link" : "Pôr um link"} onClose={() => end()}>
      <form onSubmit={insert} noValidate>
        <label htmlFor={id}>Endereço, ou parte do nome de uma página do site</label>
        <input
          id={id}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem("");
          }}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} className="editor-problem" role="alert">
          {problem}
        </p>
        {found.length > 0 && (
          <ul aria-label="Páginas do site">
            {found.map((path) => (
              <li key={path}>
                <button type="button" aria-pressed={path === typed} onClick={() => setTyped(path)}>
                  {path}
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAlone && (
          <>
            <label htmlFor={`${id}-words`}>Palavras do link</label>
            <input id={`${id}-words`} value={words} onChange={(event) => setWords(event.target.value)} />
          </>
        )}
        <p className="editor-buttons">
          {/* Whether the site has a page is known once its list has come. */}
          <button type="submit" disabled={!loaded && linkOf(typed, readSettings().siteUrl)?.startsWith("/")}>
            {place.url ? "Mudar" : "Pôr o link"}
          </button>
          {place.url && (
            <button type="button" onClick={() => end("")}>
              Tirar o link
            </button>
          )}
          <button type="button" onClick={() => end()}>
            Cancelar
          </button>
        </p>
      </form>
    </Dialog>
  );
}

const linkTitle = phrases.editor.editorWidgets.markdown.link;

/** Ctrl+K, on a Mac Command+K: there, Ctrl+K deletes to the end of the line. */
const isLinkKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey) && !altKey && !shiftKey;

/** Pages whose address, which has no accents, holds each word. */
function pagesFor(pages: readonly string[], typed: string): readonly string[] {
  const words = slugify(typed).split("-");
  return pages.filter((path) => words.every((word) => path.includes(word))).slice(0, most);
}

/** Slate lets every node have properties of its own, and its types do not know them. */
const properties = (own: object): Partial<Node> => own;

const isLink = (node: Node): boolean => Reflect.get(node, "type") === "link";

/** The address of the link around the cursor; empty where there is none. */
function linkAround(editor: Editor): string {
  const [link] = editor.selection ? Editor.nodes(editor, { match: isLink }) : [];
  return String(valueAt(link, [0, "data", "url"]) ?? "");
}

/** Makes a link of what is selected, or of words that are inserted; changes the one that is there, or takes it away. */
function setLink(editor: Editor, url: string, words: string): void {
  if (linkAround(editor)) {
    if (url) Transforms.setNodes(editor, properties({ data: { url } }), { match: isLink });
    else Transforms.unwrapNodes(editor, { match: isLink });
    return;
  }
  const link = Object.assign({ children: [{ text: words || url }] }, { type: "link", data: { url } });
  if (!editor.selection || Range.isCollapsed(editor.selection)) {
    Transforms.insertNodes(editor, [link, { text: " " }]);
    return;
  }
  Transforms.wrapNodes(editor, { ...link, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: "end" });
}
