import { type EventTimes, endOf, instantIn, nextDay, whenOf } from "./event-times";
import { type Place, whereOf } from "./where-of";

/** What goes into somebody's calendar. */
export interface CalendarEntry extends EventTimes, Place {
  readonly title: string;
  readonly summary?: string | null | undefined;
}

/** From when to when, as instants (`2026-12-05T11:00:00Z`); for whole days as days, the last one excluded. */
function span({ start, startTime, end, endTime }: EventTimes, timeZone: string): [string, string] {
  const last = end ?? start;
  if (!startTime) return [start, nextDay(last)];
  const isoOf = (day: string, time: string) => instantIn(timeZone, day, time).toISOString().replace(".000", "");
  const from = isoOf(start, startTime);
  return [from, endTime ? isoOf(last, endTime) : last === start ? from : isoOf(last, "23:59")];
}

/** Opens Google Calendar with the event filled in. */
export function googleLink(entry: CalendarEntry, timeZone: string): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: entry.title,
    dates: span(entry, timeZone).join("/").replace(/[-:]/g, ""),
    ...(whereOf(entry) && { location: whereOf(entry) }),
    ...(entry.summary && { details: entry.summary }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/**
 * The same for Outlook on the web, which shows a plus sign where one stands for a space
 * (https://github.com/spatie/calendar-links/issues/109).
 */
export function outlookLink(entry: CalendarEntry, timeZone: string): string {
  const [startdt, enddt] = span(entry, timeZone);
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: entry.title,
    startdt,
    enddt,
    ...(entry.startTime ? {} : { allday: "true" }),
    ...(whereOf(entry) && { location: whereOf(entry) }),
    ...(entry.summary && { body: entry.summary }),
  });
  return `https://outlook.live.com/calendar/deeplink/compose?${String(query).replaceAll("+", "%20")}`;
}

/** What the build derives from an event. */
export const eventFacts = (entry: CalendarEntry, timeZone: string) => ({
  when: whenOf(entry),
  until: endOf(entry, timeZone).toISOString(),
  google: googleLink(entry, timeZone),
  outlook: outlookLink(entry, timeZone),
});
