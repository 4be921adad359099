import type { Model } from "../fields/collection";
import type { Problem } from "./problem";
import { type ContentEntry, textAt } from "./site-content";

/**
 * Finds entries that come back to themselves by a field, such as two documents that replace each other, and published ones
 * that come to the same one, past drafts: which one holds?
 */
export const checkRings = ({ collections }: Model, entries: readonly ContentEntry[]): Problem[] =>
  collections.flatMap(({ name, fields }) => {
    const own = new Map(entries.filter(({ collection }) => collection === name).map((entry) => [entry.key, entry]));
    return Object.entries(fields).flatMap(([field, { label, reference }]) => {
      if (reference?.to !== "entry" || reference.collection !== name) return [];
      const next = (entry: ContentEntry) => own.get(textAt(entry.values, field) ?? "");
      const newer = new Map<ContentEntry, ContentEntry>();
      return [...own.values()].flatMap((entry) => {
        const place = { file: entry.file, entry: entry.title, field: label };
        const passed = new Set<ContentEntry>();
        let at = next(entry);
        while (at && at !== entry && !passed.has(at)) {
          passed.add(at);
          at = next(at);
        }
        const [first = entry] = passed;
        if (at === entry)
          return {
            ...place,
            found: first === entry ? "o texto aponta para si mesmo" : `“${first.title}” também aponta para este texto`,
            fix: "Deixe este campo vazio em um deles: nele se escolhe só o mais antigo.",
          };
        const older = [...passed].find(({ published }) => published);
        if (!older || !entry.published) return [];
        // The later one is in the wrong, as with addresses: the one that is saved.
        const rival = newer.get(older);
        newer.set(older, entry);
        if (!rival) return [];
        return {
          ...place,
          found: `“${rival.title}” também aponta para “${older.title}”`,
          fix: `Se este é o mais novo, escolha aqui “${rival.title}”; se não, corrija “${rival.title}”. Se os dois valem, deixe este campo vazio.`,
        };
      });
    });
  });
