import { type ContentEntry, textAt } from "../../plugins/source-content/check/site-content";
import type { DerivedFields } from "../../plugins/source-content/nodes/options";
import { googleLink, outlookLink } from "../lib/calendar-links";
import { endOf, whenOf } from "../lib/event-times";
import { isExpired, relationsOf } from "./related";

/** What the build works out about entries, beside what editors write. */
export const derived: DerivedFields = {
  types: `
    type News { expired: Boolean!, related: [News!]! @entry(type: "News") }
    type Ministry { mentionedBy: [News!]! @entry(type: "News") }
    type Event { past: Boolean!, when: String!, until: String!, google: String!, outlook: String! }
    type Document { pages: Int, thumbnail: DocumentThumbnail }
    type DocumentThumbnail { src: String!, width: Int!, height: Int! }
  `,
  valuesOf(entries, today) {
    const relations = relationsOf(entries, today);
    return new Map(entries.map((entry) => [entry, { ...factsOf(entry, today), ...relations.get(entry) }]));
  },
};

/** What lists filter by and calendars take. */
function factsOf({ collection, title, values }: ContentEntry, today: string): Readonly<Record<string, unknown>> {
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
  return {
    past: (event.end ?? event.start) < today,
    when: whenOf(event),
    until: endOf(event).toISOString(),
    google: googleLink(event),
    outlook: outlookLink(event),
  };
}
