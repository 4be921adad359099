import { EventList } from "../../features/agenda/EventList";
import { googleLink, outlookLink } from "../../lib/calendar-links";
import { dayInSaoPaulo } from "../../lib/dates";
import { endOf, whenOf } from "../../lib/event-times";
import { Section } from "../../ui/Section";
import type { Preview } from "./preview";

/** An event in the agenda of the home page, alone. */
export function EventPreview({ preview: { draft, key } }: { preview: Preview }) {
  const event = {
    title: draft.text("title"),
    start: draft.day("start") ?? dayInSaoPaulo(new Date()),
    startTime: draft.time("startTime"),
    end: draft.day("end"),
    endTime: draft.time("endTime"),
    place: draft.maybe("place"),
    address: draft.maybe("address"),
    summary: draft.maybe("summary"),
  };
  return (
    <Section title="Agenda" id="agenda">
      <EventList
        events={[
          {
            slug: draft.maybe("slug") ?? key,
            ...event,
            page: draft.maybe("page"),
            link: draft.maybe("link"),
            cancelled: draft.flag("cancelled"),
            when: whenOf(event),
            until: endOf(event).toISOString(),
            google: googleLink(event),
            outlook: outlookLink(event),
          },
        ]}
      />
    </Section>
  );
}
