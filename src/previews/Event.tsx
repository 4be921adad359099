import { readSettings } from "../../plugins/decap-editor/browser/settings";
import { EventList } from "../features/agenda/EventList";
import { eventFacts } from "../lib/calendar-links";
import { Section } from "../ui/Section";
import { useSubsection } from "./entries";
import type { Preview } from "./preview";

/** An event in the agenda of the home page, alone. */
export function EventPreview({ preview }: { preview: Preview }) {
  const { draft, key } = preview;
  const subsection = useSubsection(preview);
  const start = draft.day("start");
  // Any default day would look like a chosen one.
  if (start === null)
    return (
      <Section title="Agenda" id="agenda">
        <h3>{draft.text("title")}</h3>
        <p>{draft.text("summary")}</p>
        <p>Escolha o primeiro dia: o evento aparece aqui como na agenda.</p>
      </Section>
    );
  const event = {
    title: draft.text("title"),
    start,
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
            subsection,
            page: draft.maybe("page"),
            link: draft.maybe("link"),
            cancelled: draft.flag("cancelled"),
            ...eventFacts(event, readSettings().timeZone),
          },
        ]}
      />
    </Section>
  );
}
