import { parseSync } from "@swc/core";

/** One import, as it is written. */
export interface ImportOf {
  readonly target: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every import of a TypeScript file: static, dynamic, re-exported, required, or of a type in place. */
export function importsOf({ path, text }: { readonly path: string; readonly text: string }): ImportOf[] {
  const found: ImportOf[] = [];
  const add = (target: string, typeOnly: boolean) => found.push({ target, typeOnly, line: lineOf(text, target) });
  visit(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" }), (node) => {
    const target = targetOf(node);
    if (target !== undefined) add(target, isTypeOnly(node));
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function visit(value: unknown, see: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (typeof value.type === "string") see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

function targetOf(node: Node): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      return textOf(node.source);
    case "TsImportType":
      return textOf(node.argument);
    case "TsExternalModuleReference":
      return textOf(node.expression);
    case "CallExpression":
      return isImportCall(node.callee) ? textOf(firstArgument(node.arguments)) : undefined;
    default:
      return undefined;
  }
}

const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === "StringLiteral" && typeof value.value === "string" ? value.value : undefined;

const isImportCall = (callee: unknown): boolean =>
  isNode(callee) && (callee.type === "Import" || (callee.type === "Identifier" && callee.value === "require"));

function firstArgument(list: unknown): unknown {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isNode(first) ? first.expression : undefined;
}

/** True if nothing of the import is left once types are gone: `import type …`, or every name in it marked so. */
function isTypeOnly({ type, typeOnly, specifiers }: Node): boolean {
  if (type === "TsImportType" || typeOnly === true) return true;
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => isNode(specifier) && specifier.isTypeOnly === true)
  );
}

/** swc counts positions through all files that it has read, so the text itself is asked. */
function lineOf(text: string, target: string): number {
  const at = Math.max(text.indexOf(`"${target}"`), text.indexOf(`'${target}'`));
  return text.slice(0, Math.max(at, 0)).split("\n").length;
}
