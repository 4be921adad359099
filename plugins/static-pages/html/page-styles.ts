import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { getOrInsert } from "../../../src/lib/get-or-insert";
import type { PageElement } from "./page-tree";

/**
 * What a page's markup holds that a selector can ask for: classes (`.a`), elements (`p`), and what bodies hold beyond text
 * (`[video]` for `data-block="video"`).
 */
export type PageNames = ReadonlySet<string>;

/** The names of a page's classes, elements and blocks. */
export function namesIn(elements: readonly PageElement[]): PageNames {
  const names = new Set<string>();
  for (const { tagName, attrs } of elements) {
    names.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === "class") for (const one of value.split(/\s+/)) names.add(`.${one}`);
      if (name === "data-block") names.add(`[${value}]`);
    }
  }
  return names;
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
  const pieces = piecesOf(oneBlockForLayer(postcss.parse(withShortNames(css))));
  const later = pieces.filter((piece) => typeof piece !== "string" && !isShared(piece));
  const written = new Map<string, string>();
  return {
    // Most pages have the names of another page, and so its styles.
    ofPage: (names) => getOrInsert(written, [...names].sort().join(" "), () => write(pieces, names)),
    ofRuntime: write(later),
  };
}

/** Names of custom properties are for who reads the source. Those that a script sets are declared nowhere, and stay. */
function withShortNames(css: string): string {
  const declared = [...new Set(Array.from(css.matchAll(/(?<=[{;\s])--[a-z][\w-]*(?=\s*:)/g), ([name]) => name))];
  const names = new Map(declared.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(/(?<=[{;(,\s])--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}

/** Gatsby writes a block of its own for each file. What is in one layer stays in its order. */
function oneBlockForLayer(css: Root): Root {
  const blocks = new Map<string, AtRule>();
  css.each((node) => {
    if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return;
    const block = getOrInsert(blocks, node.params, () => node);
    if (block !== node) block.append(node.remove().nodes);
  });
  return css;
}

const isShared = (piece: Piece): boolean => typeof piece !== "string" && "pieces" in piece && shared.test(piece.head);

/** A rule with what each of its selectors needs, or a block of pieces, or text that every page takes. */
type Piece =
  | {
      readonly selectors: readonly { readonly text: string; readonly needs: readonly Need[] }[];
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

function rulePiece({ selector, nodes }: Rule): Piece {
  const parsed = selectorParser().astSync(selector).nodes;
  const selectors = parsed.map((one) => ({ text: String(one).trim(), needs: needsOf(one) }));
  return { selectors, body: nodes.map(String).join(";") };
}

/** A name without which a selector matches nothing, or the alternatives of an `:is()`. */
type Need = string | readonly (readonly Need[])[];

function needsOf({ nodes }: Pick<selectorParser.Selector, "nodes">): readonly Need[] {
  return nodes.flatMap((node): Need[] => {
    if (node.type === "class") return [`.${node.value}`];
    if (node.type === "tag") return [node.value.toLowerCase()];
    if (node.type === "attribute" && node.attribute === "data-block" && node.value) return [`[${node.value}]`];
    return node.type === "pseudo" && node.value === ":is" ? [node.nodes.map(needsOf)] : [];
  });
}

const isMet = (need: Need, names: PageNames): boolean =>
  typeof need === "string" ? names.has(need) : need.some((all) => all.every((one) => isMet(one, names)));

/** Writes pieces as a stylesheet: all of them, or those that a page with these names can use. */
function write(pieces: readonly Piece[], names?: PageNames): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("pieces" in piece) {
        const inner = write(piece.pieces, isShared(piece) ? undefined : names);
        return inner === "" ? "" : `${piece.head}{${inner}}`;
      }
      const used = piece.selectors.filter(({ needs }) => !names || needs.every((need) => isMet(need, names)));
      return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}{${piece.body}}`;
    })
    .join("");
}
