import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { attributeOf, type PageElement } from "./page-tree";

/**
 * What a page's markup holds that a selector can ask for: classes (`.a`), elements (`p`), and what bodies hold beyond text
 * (`[video]` for `data-block="video"`).
 */
export type PageNames = ReadonlySet<string>;

/** The names of a page's classes, elements and blocks. */
export const namesIn = (elements: readonly PageElement[]): PageNames =>
  new Set(
    elements.flatMap((element) => [
      element.tagName.toLowerCase(),
      ...(attributeOf(element, "class") ?? "").split(/\s+/).map((name) => `.${name}`),
      `[${attributeOf(element, "data-block")}]`,
    ]),
  );

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
  | {
      readonly selectors: readonly { readonly text: string; readonly needs: readonly string[] }[];
      readonly body: string;
    }
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

/** The names without which a selector matches nothing; what stands in brackets is left to the browser. */
function needsOf(selector: string): readonly string[] {
  const needs: string[] = [];
  selectorParser((root) => {
    root.walk((node) => {
      if (insidePseudo(node)) return;
      if (node.type === "class") needs.push(`.${node.value}`);
      if (node.type === "tag") needs.push(node.value.toLowerCase());
      if (node.type === "attribute" && node.attribute === "data-block" && node.value) needs.push(`[${node.value}]`);
    });
  }).processSync(selector);
  return needs;
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
      const used = piece.selectors.filter(({ needs }) => !names || needs.every((name) => names.has(name)));
      return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}{${piece.body}}`;
    })
    .join("");
}
