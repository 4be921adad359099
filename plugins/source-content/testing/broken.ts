import type { Problem } from "../check/problem";
import { brokenBodies } from "./broken-bodies";
import { brokenFiles } from "./broken-files";
import { brokenValues } from "./broken-values";
import type { Content, Kinds } from "./fixture";

/** One way in which content can be wrong. It adds files of its own, so that all cases fit into one content set. */
export interface Broken {
  readonly content: Content;
  readonly kinds?: Kinds;
  /** Each file's problems, in the order of its fields. */
  readonly problems: readonly Problem[];
}

/** Everything that validation must catch, by name. */
export const broken: Readonly<Record<string, Broken>> = {
  ...brokenValues,
  ...brokenFiles,
  ...Object.fromEntries(Object.entries(brokenBodies).map(([name, one]) => [`in a body: ${name}`, one])),
};
