import bcd, { type BrowserName, type Identifier } from "@mdn/browser-compat-data";
import { type AnyNode, parse } from "acorn";
import { full } from "acorn-walk";
import { type DefaultTreeAdapterMap, parse as parseHtml } from "parse5";
import { parse as parseCss } from "postcss";
import parseSelector from "postcss-selector-parser";
import { listFor } from "../../src/lib/get-or-insert";

/** The oldest browsers that are promised, by MDN's names. */
export type Oldest = Readonly<Partial<Record<BrowserName, string>>>;

/** Features that a file uses and an oldest browser lacks, by MDN's names, with those browsers. */
export type Lacking = ReadonlyMap<string, readonly string[]>;

const mdnNames: Readonly<Record<string, BrowserName>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios: "safari_ios",
  samsung: "samsunginternet_android",
};

/** Reads lines as `safari >= 17` of package.json. */
export function oldestOf(browserslist: readonly string[]): Oldest {
  const oldest: Partial<Record<BrowserName, string>> = {};
  for (const line of browserslist) {
    const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const name = mdnNames[browser];
    if (!name) throw new Error(`package.json: browserslist: ${line} is not of the form “safari >= 17”`);
    oldest[name] = version;
  }
  return oldest;
}

/** The browsers that lack a feature by MDN's data; none without data. */
function lackedBy(entry: Identifier | undefined, oldest: Oldest): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const told = Object.entries(support).find(([name]) => name === browser)?.[1];
      if (!told) return false;
      const statements = [told].flat();
      return !statements.some(({ version_added: added, flags, prefix }) => !flags && !prefix && isUpTo(added, version));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

function isUpTo(added: string | boolean | undefined, version: string): boolean {
  if (typeof added !== "string") return added === true;
  const [a, b] = [added, version].map((text) => text.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [oldMajor = 0, oldMinor = 0] = b ?? [];
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
}

class Findings {
  readonly found = new Map<string, readonly string[]>();
  constructor(private readonly oldest: Oldest) {}

  add(name: string, entry: Identifier | undefined) {
    const lacked = lackedBy(entry, this.oldest);
    if (lacked.length > 0) this.found.set(name, lacked);
  }
}

const childrenOf = (parent: Identifier = {}): [string, Identifier][] =>
  Object.keys(parent).flatMap((name): [string, Identifier][] => {
    const child = parent[name];
    return name !== "__compat" && child ? [[name, child]] : [];
  });

const cssFunctions = new Map(functionsIn(bcd.css.types));
function functionsIn(types: Identifier | undefined): [string, Identifier][] {
  return childrenOf(types).flatMap(([name, entry]) => [[name, entry], ...functionsIn(entry)]);
}

/** Lacking features of a stylesheet: properties, values, functions, selectors, at-rules, media features. */
export function lackingInCss(css: string, oldest: Oldest): Lacking {
  const findings = new Findings(oldest);
  const styles = parseCss(css);
  // `@supports` needs no fallback.
  styles.walkAtRules("supports", (rule) => void rule.remove());
  styles.walk((node) => {
    if (node.type === "decl") {
      const property = bcd.css.properties?.[node.prop];
      findings.add(`${node.prop}`, property);
      for (const [, word = "", opens] of node.value
        .replace(/"[^"]*"|url\([^)]*\)/g, '""')
        .matchAll(/([a-z][a-z-]*)(\(?)/g)) {
        if (opens) findings.add(`${word}()`, cssFunctions.get(word));
        else findings.add(`${node.prop}: ${word}`, property?.[word.replaceAll("-", "_")] ?? property?.[word]);
      }
      // The alternative text of `content`; MDN lists it below that.
      if (node.prop === "content" && /["')]\s*\/\s*["']/.test(node.value))
        findings.add("content: … / alternative", property?.alt_text);
    }
    if (node.type === "rule")
      parseSelector((root) =>
        root.walkPseudos(({ value }) => {
          const name = value.replace(/^::?/, "");
          if (!name.startsWith("-")) findings.add(value, bcd.css.selectors?.[name]);
        }),
      ).processSync(node.selector);
    if (node.type === "rule" && node.parent?.type === "rule") findings.add("nesting", bcd.css.selectors?.nesting);
    if (node.type === "atrule") {
      const rule = bcd.css["at-rules"]?.[node.name];
      findings.add(`@${node.name}`, rule);
      for (const [, feature = ""] of node.params.matchAll(/\(([a-z-]+)\s*[:)<>=]/g))
        findings.add(`@${node.name} (${feature})`, rule?.[feature]);
    }
  });
  return findings.found;
}

/** Methods by name: a script does not tell the type of an object. */
const methods = new Map<string, Identifier[]>();
const globals = new Map<string, Identifier>();
/** Static members, `URL.canParse`, and members of well-known objects, `navigator.share`. */
const statics = new Map<string, Identifier>();
const objects: Readonly<Record<string, string>> = {
  Window: "window",
  Document: "document",
  Navigator: "navigator",
  History: "history",
  Location: "location",
};
for (const [owner, entry] of [...childrenOf(bcd.javascript.builtins), ...childrenOf(bcd.api)]) {
  globals.set(owner, entry);
  for (const [key, member] of childrenOf(entry)) {
    const name = key.replace(/_(static|event)$/, "");
    listFor(methods, name).push(member);
    statics.set(`${objects[owner] ?? owner}.${name}`, member);
    if (owner === "Window") globals.set(name, member);
  }
}

/** Lacking features of a script. A method counts if an oldest browser lacks it on every type. */
export function lackingInScript(script: string, oldest: Oldest): Lacking {
  const findings = new Findings(oldest);
  // All promised browsers have ES2022; the parser throws at later syntax.
  full(parse(script, { ecmaVersion: 2022, sourceType: "module" }), (node: AnyNode) => {
    if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
      const name = `${node.object.type === "Identifier" ? node.object.name : ""}.${node.property.name}`;
      findings.add(name, statics.get(name));
    }
    if (node.type !== "NewExpression" && node.type !== "CallExpression") return;
    const { callee } = node;
    if (callee.type === "Identifier") findings.add(`${callee.name}()`, globals.get(callee.name));
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || callee.computed) return;
    const [first, ...others] = methods.get(callee.property.name) ?? [];
    if ([first, ...others].every((entry) => lackedBy(entry, oldest).length > 0))
      findings.add(`.${callee.property.name}()`, first);
  });
  return findings.found;
}

type Node = DefaultTreeAdapterMap["node"];

/** Lacking features of a page: elements, attributes and their values. */
export function lackingInPage(html: string, oldest: Oldest): Lacking {
  const findings = new Findings(oldest);
  const look = (node: Node) => {
    if ("tagName" in node && node.namespaceURI.endsWith("xhtml")) {
      const element = bcd.html.elements?.[node.tagName];
      findings.add(`<${node.tagName}>`, element);
      for (const { name, value } of node.attrs) {
        const attribute = element?.[name] ?? bcd.html.global_attributes?.[name];
        findings.add(`<${node.tagName} ${name}>`, attribute);
        if (!/^(meta|link)$/.test(node.tagName))
          findings.add(
            `<${node.tagName} ${name}="${value}">`,
            attribute?.[value.replaceAll("-", "_")] ?? attribute?.[value],
          );
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) look(child);
  };
  look(parseHtml(html));
  return findings.found;
}
