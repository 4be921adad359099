import type { Problem } from "../../../source-content/check/problem";
import type { ContentFiles } from "../../../source-content/check/site-content";
import { validate } from "../../../source-content/check/validate";
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

/** A problem stays the same where its entry gets another title, or its sentence another piece of advice. */
const identity = ({ file, field, found }: Problem) => JSON.stringify([file, field, found]);

/** Says what keeps a change from being published: in the entry itself, then in others. */
export function refusal(why: string, problems: readonly Problem[], isOwn: (problem: Problem) => boolean): EditorError {
  const own = problems.filter(isOwn).map(({ field, found, fix }) => `\n• ${field}: ${found}. ${fix}`);
  const others = problems
    .filter((problem) => !isOwn(problem))
    .map(({ entry, field, found, fix }) => `\n• Em “${entry}”, ${field}: ${found}. ${fix}`);
  const told = [...own, ...others];
  return new EditorError([why, ...told.slice(0, 5), told.length > 5 ? `\n• E mais ${told.length - 5}.` : ""].join(""));
}
