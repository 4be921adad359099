import { slugify } from "../../../src/lib/slug";
import type { LogEntry } from "./log";
import type { Pair } from "./match";
import type { Row } from "./read-file";
import type { DeskSettings, Side } from "./settings";

/** True of who must be asked before the name is told: the second option of both forms. A pastor who has not said it is asked. */
export function isConfidential({ side, answers }: Row, { forms }: DeskSettings): boolean {
  const [free, askFirst] = forms[side].questions.find(({ key }) => key === "confidentiality")?.options ?? [];
  const said = slugify(answers.confidentiality ?? "");
  return side === "pastor" ? said !== slugify(free ?? "") : said === slugify(askFirst ?? "");
}

/** May the page say in this pair who this is? */
export const isOpenIn = (pair: Pair, side: Side, log: readonly LogEntry[], settings: DeskSettings): boolean =>
  !isConfidential(pair[side].of, settings) || notesOn(pair, log).some(({ act }) => act === `${side}Yes`);

export const notesOn = ({ pastor, church }: Pair, log: readonly LogEntry[]): LogEntry[] =>
  log.filter((one) => one.pastor === pastor.of.ref && one.church === church.of.ref);

/** What somebody is called on the page: by name, or where that is confidential by protocol alone. */
export function titleOf(one: Row & { readonly ref: string }, isOpen: boolean): string {
  const { side, answers, ref } = one;
  const name = (side === "church" ? answers.church : answers.name) || ref;
  return isOpen ? name : `${side === "church" ? "Igreja" : "Pastor"} ${ref} (sigilo)`;
}
