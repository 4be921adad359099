import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/** What a page's markup holds that a selector can ask for. */
export interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** What bodies hold beyond text: values of `data-block`. */
  readonly blocks: ReadonlySet<string>;
}

/** Reads the names of classes, elements and blocks out of a page's markup. */
export function namesIn(html: string): PageNames {
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.split(/\s+/)) classes.add(name);
  const tags = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) tags.add(name.toLowerCase());
  const blocks = new Set<string>();
  for (const [, name = ""] of html.matchAll(/\sdata-block="([^"]*)"/g)) blocks.add(name);
  return { classes, tags, blocks };
}

/** Makes a function that takes out of the site's stylesheet what a page's markup can use. */
export function pageStyles(css: string): (names: PageNames) => string {
  const pieces = piecesOf(postcss.parse(css));
  return (names) => write(pieces, names);
}

/** A rule with what each of its selectors needs, or a block of pieces, or text that every page takes. */
type Piece =
  | { readonly selectors: readonly { readonly text: string; readonly needs: PageNames }[]; readonly body: string }
  | { readonly head: string; readonly pieces: readonly Piece[] }
  | string;

const piecesOf = (container: Container<ChildNode>): Piece[] => (container.nodes ?? []).flatMap(pieceOf);

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === "rule") return [rulePiece(node)];
  if (node.type === "atrule" && node.nodes && /^(layer|media|supports|container)$/.test(node.name)) {
    return [{ head: headOf(node), pieces: piecesOf(node) }];
  }
  return node.type === "comment" ? [] : [`${node.toString()}${node.type === "atrule" && !node.nodes ? ";" : ""}`];
}

const headOf = ({ name, params }: AtRule) => `@${name} ${params}`.trim();

function rulePiece(rule: Rule): Piece {
  const body = (rule.nodes ?? []).map(String).join(";");
  return { selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })), body };
}

/** The classes, elements and blocks without which a selector matches nothing; what stands in brackets is left to the browser. */
function needsOf(selector: string): PageNames {
  const classes = new Set<string>();
  const tags = new Set<string>();
  const blocks = new Set<string>();
  selectorParser((root) => {
    root.walk((node) => {
      if (node.type === "pseudo") return;
      if (insidePseudo(node)) return;
      if (node.type === "class") classes.add(node.value);
      if (node.type === "tag") tags.add(node.value.toLowerCase());
      if (node.type === "attribute" && node.attribute === "data-block" && node.value) blocks.add(node.value);
    });
  }).processSync(selector);
  return { classes, tags, blocks };
}

function insidePseudo(node: Pick<selectorParser.Node, "parent">): boolean {
  const { parent } = node;
  return parent !== undefined && (parent.type === "pseudo" || (parent.type !== "root" && insidePseudo(parent)));
}

function write(pieces: readonly Piece[], names: PageNames): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("pieces" in piece) {
        const inner = write(piece.pieces, names);
        return inner === "" ? "" : `${piece.head}{${inner}}`;
      }
      const used = piece.selectors.filter(
        ({ needs }) =>
          isSubset(needs.classes, names.classes) &&
          isSubset(needs.tags, names.tags) &&
          isSubset(needs.blocks, names.blocks),
      );
      return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}{${piece.body}}`;
    })
    .join("");
}

const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((name) => whole.has(name));
