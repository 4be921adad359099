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
  valuesOf(entries, today) {
    const relations = relationsOf(entries, today);
    const state = stateOf(siteSettingsIn(entries));
    const successors = successorsIn(entries);
    return new Map(
      entries.map((entry) => {
        const replacedBy = entry.collection === "documents" ? successors.get(entry.key) : undefined;
        return [
          entry,
          { ...factsOf(entry, today, state), ...relations.get(entry), ...(replacedBy ? { replacedBy } : {}) },
        ];
      }),
    );
  },
};

/** The title of what replaces a document, by the document's key. Two that replace each other are both in force. */
function successorsIn(entries: readonly ContentEntry[]): ReadonlyMap<string, string> {
  const documents = entries.filter(({ collection, published }) => collection === "documents" && published);
  const before = new Map(documents.map(({ key, values }) => [key, textAt(values, "replaces")]));
  return new Map(
    documents.flatMap(({ key, title }) => {
      const replaced = before.get(key);
      return replaced && before.get(replaced) !== key ? [[replaced, title]] : [];
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
