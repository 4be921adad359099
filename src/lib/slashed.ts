import { sep } from "node:path";

/** A path with slashes, as Gatsby spells those of its nodes: Windows has backslashes. */
export const slashed = (path: string): string => path.replaceAll(sep, "/");
