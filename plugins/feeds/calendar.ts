import ICAL from "ical.js";
import type { CalendarEntry } from "../../src/lib/calendar-links";
import { cleanText } from "../../src/lib/clean-text";
import { nextDay, utcOffset } from "../../src/lib/event-times";
import { whereOf } from "../../src/lib/where-of";

export interface CalendarEvent extends CalendarEntry {
  /** Its folder's name, which does not change with the address. */
  readonly key: string;
  readonly slug: string;
  /** Its address, or that of a page about it. */
  readonly path: string;
  /** How often an editor has changed the event since it was published. */
  readonly revision?: number | undefined;
  readonly cancelled: boolean;
}

export interface Calendar {
  readonly name: string;
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
  /** Of all times. */
  readonly timeZone: string;
}

/** A property in jCal (RFC 7265): name, parameters, type, value. */
type Property = [name: string, parameters: Readonly<Record<string, string>>, type: string, value: string | number];

const text = (name: string, value: string): Property => [name, {}, "text", cleanText(value)];

/** Brazil has had no summer time since this day (decree 9.772 of 2019). In those before it, times are off by an hour. */
const lastChange = "2019-02-17T00:00:00";

function zone(timeZone: string) {
  const offset = utcOffset(timeZone, new Date("2020-01-01"));
  const standard = [
    ["dtstart", {}, "date-time", lastChange],
    ["tzoffsetfrom", {}, "utc-offset", offset],
    ["tzoffsetto", {}, "utc-offset", offset],
    text("tzname", offset.slice(0, 3)),
  ];
  return ["vtimezone", [text("tzid", timeZone)], [["standard", standard, []]]];
}

// The library does not count the space before a continued line.
ICAL.foldLength = 74;

/** Writes events as iCalendar (RFC 5545). */
export function calendar({ name, origin, timeZone }: Calendar, events: readonly CalendarEvent[]): string {
  const properties = [
    text("version", "2.0"),
    text("prodid", `-//${new URL(origin).hostname}//Agenda//PT`),
    text("calscale", "GREGORIAN"),
    text("name", name),
    text("x-wr-calname", name),
    text("x-wr-timezone", timeZone),
    // How often subscribers look for changes.
    ["refresh-interval", {}, "duration", "PT12H"],
    text("x-published-ttl", "PT12H"),
  ];
  const components = events.map((event) => ["vevent", propertiesOf(event, origin, timeZone), []]);
  return ICAL.stringify(["vcalendar", properties, [zone(timeZone), ...components]]);
}

function propertiesOf(event: CalendarEvent, origin: string, timeZone: string): Property[] {
  const { key, title, startTime, summary, cancelled, revision = 0, path } = event;
  const where = whereOf(event);
  const url = new URL(path, origin).href;
  // A cancellation is a change too, also of a file that was changed by hand without a higher revision.
  const sequence = 2 * revision + (cancelled ? 1 : 0);
  return [
    text("uid", `${key}@${new URL(origin).hostname}`),
    ["dtstamp", {}, "date-time", stampOf(sequence)],
    ["sequence", {}, "integer", sequence],
    // Google Calendar takes a cancelled event out of a calendar that somebody subscribes to, and Outlook shows no status: the
    // title tells of it. https://github.com/hackgvl/hackgreenville-com/pull/498
    text("status", "CONFIRMED"),
    ...timesOf(event, timeZone),
    // All-day events, such as a deadline, don't block the day, nor does what is called off.
    ...(cancelled || !startTime ? [text("transp", "TRANSPARENT")] : []),
    text("summary", cancelled ? `Cancelado: ${title}` : title),
    ...(where ? [text("location", where)] : []),
    text("description", [summary, url].filter(Boolean).join("\n\n")),
    ["url", {}, "uri", url],
  ];
}

function timesOf({ start, startTime, end, endTime }: CalendarEvent, timeZone: string): Property[] {
  const last = end ?? start;
  if (!startTime)
    return [
      ["dtstart", {}, "date", start],
      ["dtend", {}, "date", nextDay(last)],
    ];
  const at = (name: string, day: string, time: string): Property => [
    name,
    { tzid: timeZone },
    "date-time",
    `${day}T${time}:00`,
  ];
  const close = endTime ?? (last === start ? undefined : "23:59");
  return [at("dtstart", start, startTime), ...(close ? [at("dtend", last, close)] : [])];
}

/**
 * The timestamp that RFC 5545 demands. A clock would change the files with every build: it is one past moment, plus
 * a second for each step of the sequence.
 */
const stampOf = (sequence: number): string =>
  new Date(Date.UTC(2020, 0, 1, 0, 0, sequence)).toISOString().replace(".000", "");
