import { EventList } from "../../features/agenda/EventList";
import { dayInSaoPaulo } from "../../lib/dates";
import { Section } from "../../ui/Section";
import type { Preview } from "./preview";

/** An event in the agenda of the home page, alone. */
export function EventPreview({ preview: { draft, key } }: { preview: Preview }) {
  return (
    <Section title="Agenda" id="agenda">
      <EventList
        events={[
          {
            slug: draft.maybe("slug") ?? key,
            title: draft.text("title"),
            start: draft.day("start") ?? dayInSaoPaulo(new Date()),
            startTime: draft.time("startTime"),
            end: draft.day("end"),
            endTime: draft.time("endTime"),
            place: draft.maybe("place"),
            address: draft.maybe("address"),
            summary: draft.maybe("summary"),
            page: draft.maybe("page"),
            link: draft.maybe("link"),
            cancelled: draft.flag("cancelled"),
          },
        ]}
      />
    </Section>
  );
}
