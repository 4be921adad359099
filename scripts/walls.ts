import { posix } from "node:path";
import { type ImportOf, importsOf } from "./imports";

/** What the files of a zone may import. Each zone is a folder in `src`; every feature is a room of its own in one. */
interface Wall {
  /** Zones, or folders inside one. Everything may import from its own zone. */
  readonly from: readonly string[];
  /** Zones of which only types may be imported: they leave no trace in what the visitor loads. */
  readonly types?: readonly string[];
  /** Packages that would bind the zone to something that it must not know. */
  readonly never?: readonly string[];
}

/** Who may import whom: docs/architecture.md in code. A folder that is not here has no business in `src`. */
export const walls: Readonly<Record<string, Wall>> = {
  lib: { from: [], never: ["react", "react-dom", "zod", "gatsby"] },
  styles: { from: [] },
  "content-model": { from: ["lib"], never: ["react", "gatsby"] },
  gatsby: { from: ["content-model", "lib"], types: ["runtime"] },
  ui: { from: ["lib"], types: ["content-model"], never: ["gatsby"] },
  runtime: { from: ["lib"] },
  layout: { from: ["ui", "lib", "runtime"], types: ["content-model"] },
  features: { from: ["ui", "lib", "layout", "runtime"], types: ["content-model"] },
  pages: { from: ["features", "layout", "ui", "lib", "runtime"], types: ["content-model"] },
  cms: { from: ["content-model", "features", "layout", "ui", "lib", "styles"], never: ["gatsby"] },
  server: { from: ["lib", "content-model", "gatsby/content", "gatsby/headers"] },
  "gatsby-config": { from: ["gatsby", "content-model", "lib"] },
  "gatsby-node": { from: ["gatsby"] },
  "gatsby-browser": { from: ["styles", "layout", "runtime", "lib"] },
  "gatsby-ssr": { from: ["layout", "gatsby"] },
  scripts: { from: ["server", "gatsby", "content-model", "lib"] },
  e2e: { from: [] },
  "playwright.config": { from: ["scripts"], types: ["e2e"] },
};

/** What stands for a service, in tests of any zone. */
const testServer = "e2e/github";

export interface SourceFile {
  /** Relative to the project: `src/ui/Icon.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** An import that goes through a wall. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  /** As it is written. */
  readonly target: string;
  readonly rule: string;
}

/** Every import that goes through a wall. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const rule = brokenRule(file.path, found);
      return rule ? [{ path: file.path, line: found.line, target: found.target, rule }] : [];
    }),
  );
}

/** A violation as one line for the terminal. */
export const explain = ({ path, line, target, rule }: Violation): string => `${path}:${line} "${target}": ${rule}`;

function brokenRule(path: string, { target, typeOnly }: ImportOf): string | undefined {
  const zone = zoneOf(path);
  const wall = walls[zone];
  if (!wall) return `src/${zone} has no walls yet: say in scripts/walls.ts whom it may import`;
  if (!target.startsWith(".")) return brokenPackageRule(path, zone, wall, target, typeOnly);

  const to = posix.join(posix.dirname(path), target);
  const toZone = zoneOf(to);
  if (toZone === zone) return brokenRoomRule(path, to);
  if (/\.test\.tsx?$/.test(path) && isInside(to, testServer)) return undefined;
  if (!walls[toZone]) return undefined; // A file of the project's own folder, such as package.json.
  if (wall.from.some((open) => isInside(to, open))) return brokenViewRule(path, toZone, typeOnly);
  if (wall.types?.some((open) => isInside(to, open)))
    return typeOnly ? undefined : `${zone} may import only types of ${toZone}: write "import type"`;
  const allowed = [...wall.from, ...(wall.types ?? []).map((name) => `types of ${name}`)].join(", ");
  return `${zone} never imports ${toZone}; it may import ${allowed || "nothing of ours"}`;
}

function brokenPackageRule(path: string, zone: string, { never = [] }: Wall, target: string, typeOnly: boolean) {
  if (typeOnly) return undefined;
  const name = target.split("/")[0] ?? target;
  if (never.includes(name)) return `${zone} never imports the package ${name}`;
  if (name === "gatsby" && isView(path))
    return "a view takes plain props, so that the editor's preview can draw it; queries and navigation belong to its …Page.tsx";
  return undefined;
}

function brokenRoomRule(path: string, to: string): string | undefined {
  const [room, toRoom] = [roomOf(path), roomOf(to)];
  if (room === toRoom || room === undefined || toRoom === undefined) return undefined;
  return `features never import each other (${room} → ${toRoom}); what both need moves to ui or lib, or the page composes them`;
}

function brokenViewRule(path: string, toZone: string, typeOnly: boolean): string | undefined {
  if (toZone !== "layout" || typeOnly || !isView(path)) return undefined;
  return "a view stands in the layout and does not import it; only a …Page.tsx does";
}

/** Everything in a feature but its templates, whose name ends in `Page`. */
const isView = (path: string) => zoneOf(path) === "features" && !/Page\.tsx$|\.test\.tsx?$/.test(path);

/** `src/ui/Icon.tsx` is in `ui`, `scripts/x.ts` in `scripts`, `gatsby-node.ts` a zone of its own. */
function zoneOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  if (first === "src") return second;
  return first.replace(/\.\w+$/, "");
}

const roomOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const isInside = (path: string, folder: string) => `${path.replace(/^src\//, "")}/`.startsWith(`${folder}/`);
