import type { Problem } from "../../../source-content/check/problem";
import type { ContentFiles } from "../../../source-content/check/site-content";
import { readAhead, validate } from "../../../source-content/check/validate";
import type { Model } from "../../../source-content/fields/collection";
import { EditorError } from "../hooks/explain";

/** What a text or another file becomes; null for what goes. */
export type Change = { readonly text: string } | { readonly kind: string } | null;

/** What changes in the content, by its path. */
export type Changes = ReadonlyMap<string, Change>;

/** What the check of the content would find wrong once this is changed, and does not now: the site could not be built. */
export function brokenBy(model: Model, content: ContentFiles, changes: Changes, today: string): readonly Problem[] {
  const start = performance.now();
  // Of two entries that claim one address the later is in the wrong: the one that is saved.
  const others = content.texts.filter(({ file }) => !changes.has(file));
  const before = content.texts.filter(({ file }) => changes.has(file));
  const texts = [...changes].flatMap(([file, change]) =>
    change && "text" in change ? [{ file, text: change.text }] : [],
  );
  const kinds = content.kinds && new Map(content.kinds);
  for (const [file, change] of changes)
    if (change && "kind" in change) kinds?.set(file, change.kind);
    else kinds?.delete(file);
  const known = new Set(validate(model, { ...content, texts: [...others, ...before] }, today).problems.map(identity));
  const after = validate(model, { ...content, kinds, texts: [...others, ...texts] }, today).problems;
  performance.measure("editor:check", { start });
  return after.filter((problem) => !known.has(identity(problem)));
}

/** Reads texts before they are checked, a few at a time, so that nobody waits for it: neither who types now nor who saves later. */
export async function readSlowly(model: Model, texts: ContentFiles["texts"], today: string): Promise<void> {
  for (const [place, source] of texts.entries()) {
    readAhead(model, source, today);
    if (place % 10 === 9) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A problem stays the same where its entry gets another title, or its sentence another piece of advice. */
const identity = ({ file, field, found }: Problem) => JSON.stringify([file, field, found]);

/** Says what keeps a save from being published: at fields of the entry itself, then in others. */
export function notBuildable(problems: readonly Problem[], isOwn: (problem: Problem) => boolean): EditorError {
  const own = problems.filter(isOwn);
  const told = [...own, ...problems.filter((problem) => !own.includes(problem))].map((problem) => {
    const { entry, field, found, fix } = problem;
    return `\n• ${own.includes(problem) ? "" : `Em “${entry}”, `}${field}: ${found}. ${fix}`;
  });
  const more = told.length > 5 ? `\n• E mais ${told.length - 5}.` : "";
  return new EditorError(`assim o site não poderia ser publicado.${told.slice(0, 5).join("")}${more}`);
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
