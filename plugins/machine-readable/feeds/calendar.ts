import { type CalendarEntry, whereOf } from "../../../src/lib/calendar-links";
import { nextDay, timeZone } from "../../../src/lib/event-times";

export interface CalendarEvent extends CalendarEntry {
  /** Name of its folder: stays when the address changes. */
  readonly key: string;
  readonly path: string;
  readonly page: string | null;
  /** How often an editor has moved the event after it was published. */
  readonly revision: number | null;
  readonly cancelled: boolean;
}

export interface Calendar {
  readonly name: string;
  /** Address of the site, without a slash at its end. */
  readonly origin: string;
}

/**
 * Writes events as iCalendar (RFC 5545). Own code, because the libraries at hand take a `Date` and write it in the zone of
 * the machine that builds; here a time is what the editor wrote, in São Paulo, and never becomes a `Date`.
 */
export function calendar({ name, origin }: Calendar, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OPBB-SP//Agenda//PT",
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    // How often whoever subscribes should look.
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...zone,
    ...events.flatMap((event) => eventLines(event, origin)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** São Paulo has had no summer time since this day (decree 9.772 of 2019); no event of the site is older. */
const zone = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:STANDARD",
  "DTSTART:20190217T000000",
  "TZOFFSETFROM:-0200",
  "TZOFFSETTO:-0300",
  "TZNAME:-03",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function eventLines(event: CalendarEvent, origin: string): string[] {
  const { key, title, start, summary, cancelled } = event;
  const where = whereOf(event);
  const url = new URL(event.page ?? event.path, origin).href;
  const sequence = sequenceOf(event);
  return [
    "BEGIN:VEVENT",
    `UID:${key}@${new URL(origin).hostname}`,
    `DTSTAMP:${stampOf(start, sequence)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...timeLines(event),
    // Not every calendar shows the status.
    `SUMMARY:${escapeText(cancelled ? `Cancelado: ${title}` : title)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `DESCRIPTION:${escapeText([summary, url].filter(Boolean).join("\n\n"))}`,
    `URL:${url}`,
    "END:VEVENT",
  ];
}

function timeLines({ start, startTime, end, endTime }: CalendarEvent): string[] {
  const last = end ?? start;
  if (!startTime)
    return [
      `DTSTART;VALUE=DATE:${plain(start)}`,
      `DTEND;VALUE=DATE:${plain(nextDay(last))}`,
      // A deadline or a week of prayer leaves the day free for other things.
      "TRANSP:TRANSPARENT",
    ];
  const at = (day: string, time: string) => `;TZID=${timeZone}:${plain(day)}T${time.replace(":", "")}00`;
  const close = endTime ?? (last === start ? undefined : "23:59");
  return [`DTSTART${at(start, startTime)}`, ...(close ? [`DTEND${at(last, close)}`] : [])];
}

const plain = (day: string) => day.replaceAll("-", "");

/**
 * Grows with each change that an editor counts, and when the event is called off; called on again (and counted), it is
 * higher still.
 */
const sequenceOf = ({ revision, cancelled }: CalendarEvent): number => 2 * (revision ?? 0) + (cancelled ? 1 : 0);

/**
 * When this version was made, which RFC 5545 demands. The files must not change with every build, so it is no clock: the
 * beginning of the year before the event, a second later for each step of the sequence.
 */
function stampOf(start: string, sequence: number): string {
  const stamp = new Date(Date.UTC(Number(start.slice(0, 4)) - 1, 0, 1, 0, 0, sequence));
  return `${stamp.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Whatever some reader takes for the end of a line is written as one; other control characters have no place in a calendar. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Breaks a line so that no part is longer than 75 bytes, and none ends within a letter. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    // The blank that marks a continuation counts too.
    if (bytes + length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
      bytes = 0;
    }
    part += letter;
    bytes += length;
  }
  return [...parts, part].join("\r\n ");
}
