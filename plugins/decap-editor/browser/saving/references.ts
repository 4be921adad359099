import type { Problem } from "../../../source-content/check/problem";
import { validate } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { EditorError } from "../hooks/explain";

/** A text of the content. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** What the check of the content would find wrong once these files are gone, and does not now. */
export function brokenWithout(
  model: Model,
  texts: readonly Text[],
  gone: readonly string[],
  today: string,
): readonly Problem[] {
  // Pictures and files are missing on both sides, so that they make no difference.
  const check = (some: readonly Text[]) => validate(model, { texts: some, kinds: new Map() }, today).problems;
  const known = new Set(check(texts).map((problem) => JSON.stringify(problem)));
  return check(texts.filter(({ file }) => !gone.includes(file))).filter(
    (problem) => !known.has(JSON.stringify(problem)),
  );
}

/** Says which entries refer to what is to be deleted: without it the site could not be built. */
export function stillReferred(problems: readonly Problem[]): EditorError {
  const entries = [...new Set(problems.map(({ entry }) => entry))];
  const places = entries.map((name) => {
    const fields = problems.filter(({ entry }) => entry === name).map(({ field }) => field);
    return `“${name}” (${[...new Set(fields)].join(", ")})`;
  });
  return new EditorError(
    `isto ainda é usado em ${places.slice(0, 5).join(", ")}${places.length > 5 ? " e em outros lugares" : ""}. Tire de lá primeiro; depois exclua.`,
  );
}
