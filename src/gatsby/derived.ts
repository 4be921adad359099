import { type ContentEntry, textAt } from "../../plugins/source-content/check/site-content";
import type { DerivedFields } from "../../plugins/source-content/nodes/options";
import { googleLink, outlookLink } from "../lib/calendar-links";
import { endOf, whenOf } from "../lib/event-times";
import { type ReadPages, textsOfDocuments } from "./mentions";
import { relationsOf } from "./related";
import { socialImageOf } from "./social-images";

/** What the build works out about entries, beside what editors write. `read` reads a document's file; without it, none is known to name an item. */
export const derived = (read?: ReadPages): DerivedFields => ({
  types: `
    type News { expired: Boolean!, related: [News!]! @entry(type: "News") }
    type News { mentionedIn: [Document!]! @entry(type: "Document") }
    type Ministry { mentionedBy: [News!]! @entry(type: "News") }
    type Document { mentionedBy: [News!]! @entry(type: "News") }
    type Event { past: Boolean!, when: String!, until: String!, google: String!, outlook: String! }
    type Document { pages: Int, thumbnail: DocumentThumbnail }
    type DocumentThumbnail { src: String!, width: Int!, height: Int! }
  `,
  async valuesOf(entries, { today, files }) {
    const relations = relationsOf(entries, today, read && (await textsOfDocuments(entries, read)));
    const site = entries.find(({ key, collection }) => collection === "settings" && key === "site");
    const name = String(site?.values.name);
    return new Map(
      entries.map((entry) => [
        entry,
        { ...factsOf(entry, today), ...relations.get(entry), social: socialImageOf(entry, files, name) },
      ]),
    );
  },
});

/** What lists filter by and calendars take. */
function factsOf({ collection, title, values }: ContentEntry, today: string): Readonly<Record<string, unknown>> {
  if (collection === "news") return { expired: (textAt(values, "expires") ?? today) < today };
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
