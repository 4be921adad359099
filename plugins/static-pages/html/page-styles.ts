import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { attributeOf, type PageElement } from "./page-tree";

/** What a page's markup holds that a selector can ask for. */
export interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** What bodies hold beyond text: values of `data-block`. */
  readonly blocks: ReadonlySet<string>;
}

/** The names of a page's classes, elements and blocks. */
export function namesIn(elements: readonly PageElement[]): PageNames {
  const valuesOf = (name: string) => elements.flatMap((element) => attributeOf(element, name) ?? []);
  return {
    classes: new Set(valuesOf("class").flatMap((list) => list.split(/\s+/))),
    tags: new Set(elements.map(({ tagName }) => tagName.toLowerCase())),
    blocks: new Set(valuesOf("data-block")),
  };
}

export interface SplitStyles {
  /** What a page carries: the layers that all pages share, and of the others what its markup can use. */
  readonly ofPage: (names: PageNames) => string;
  /** What comes with the runtime, for the pages that follow: the other layers, whole. */
  readonly ofRuntime: string;
}

/**
 * Layers that every page carries whole. What a page has already must not come again: told of custom properties, or of a rule
 * for all elements, a browser works out the styles of the whole page anew, 60 ms on a cheap phone.
 */
const shared = /^@layer (reset|tokens|base|layout)$/;

/** Splits the site's stylesheet, which must be in cascade layers: their order is said once, and holds in all parts. */
export function splitStyles(css: string): SplitStyles {
  const pieces = piecesOf(postcss.parse(css));
  const later = pieces.filter((piece) => typeof piece !== "string" && !isShared(piece));
  return { ofPage: (names) => write(pieces, names), ofRuntime: write(later) };
}

const isShared = (piece: Piece): boolean => typeof piece !== "string" && "pieces" in piece && shared.test(piece.head);

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

/** Writes pieces as a stylesheet: all of them, or those that a page with these names can use. */
function write(pieces: readonly Piece[], names?: PageNames): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("pieces" in piece) {
        const inner = write(piece.pieces, isShared(piece) ? undefined : names);
        return inner === "" ? "" : `${piece.head}{${inner}}`;
      }
      const used = piece.selectors.filter(
        ({ needs }) =>
          !names ||
          (isSubset(needs.classes, names.classes) &&
            isSubset(needs.tags, names.tags) &&
            isSubset(needs.blocks, names.blocks)),
      );
      return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}{${piece.body}}`;
    })
    .join("");
}

const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((name) => whole.has(name));
