import { type ContentEntry, siteSettingsIn, textAt } from "../../plugins/source-content/check/site-content";
import type { DerivedFields } from "../../plugins/source-content/nodes/options";
import { eventFacts } from "../lib/calendar-links";
import { utcOffset } from "../lib/event-times";
import { type State, stateOf } from "../lib/states";
import { isExpired, relationsOf } from "./related";

/** Fields that the build derives from entries. */
export const derived: DerivedFields = {
  types: `
    type SiteSettings { ofState: String!, timeZone: String!, utcOffset: String! }
    type News { expired: Boolean!, related: [News!]! @entry(type: "News") }
    type Ministry { mentionedBy: [News!]! @entry(type: "News") }
    type Event { past: Boolean!, when: String!, until: String!, google: String!, outlook: String! }
    type Document { replacedBy: String, pages: Int, thumbnail: DocumentThumbnail }
    type DocumentThumbnail { src: String!, width: Int!, height: Int! }
  `,
  valuesOf(all, today) {
    const entries = all.filter(({ published }) => published);
    const replaced = replacedIn(all);
    const relations = relationsOf(entries, today);
    const state = stateOf(siteSettingsIn(entries));
    // Two that replace each other are both in force.
    const successors = new Map(
      [...replaced].flatMap(([{ key, title }, older]) => (replaced.get(older)?.key === key ? [] : [[older, title]])),
    );
    return new Map(
      entries.map((entry) => {
        const [replaces, replacedBy] = [replaced.get(entry)?.key, successors.get(entry)];
        return [
          entry,
          {
            ...factsOf(entry, today, state),
            ...relations.get(entry),
            ...(replaces ? { replaces } : {}),
            ...(replacedBy ? { replacedBy } : {}),
          },
        ];
      }),
    );
  },
};

/** The published document that each published one replaces. One that is a draft again hides none that it replaced. */
function replacedIn(entries: readonly ContentEntry[]): ReadonlyMap<ContentEntry, ContentEntry> {
  const documents = entries.filter(({ collection }) => collection === "documents");
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const before = ({ values }: ContentEntry) => byKey.get(textAt(values, "replaces") ?? "");
  return new Map(
    documents.flatMap((document) => {
      if (!document.published) return [];
      const drafts = new Set<ContentEntry>();
      let older = before(document);
      while (older && !older.published && !drafts.has(older)) {
        drafts.add(older);
        older = before(older);
      }
      return older?.published ? [[document, older]] : [];
    }),
  );
}

/** Derived values of one entry. */
function factsOf(
  { collection, key, title, values }: ContentEntry,
  today: string,
  { ofState, timeZone }: State,
): Readonly<Record<string, unknown>> {
  if (collection === "settings" && key === "site")
    return { ofState, timeZone, utcOffset: utcOffset(timeZone, new Date(`${today}T12:00:00Z`)) };
  if (collection === "news") return { expired: isExpired({ values }, today) };
  if (collection !== "events") return {};
  const event = {
    title,
    start: String(values.start),
    startTime: textAt(values, "startTime"),
    end: textAt(values, "end"),
    endTime: textAt(values, "endTime"),
    place: textAt(values, "place"),
    address: textAt(values, "address"),
    summary: textAt(values, "summary"),
  };
  return { past: (event.end ?? event.start) < today, ...eventFacts(event, timeZone) };
}
