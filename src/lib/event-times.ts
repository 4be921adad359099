import { clock, daySpan, longDay, weekday } from "./dates";
import { getOrInsert } from "./get-or-insert";

/** When an event is, as editors write it: days like `2026-11-21`, times like `19:30`, all of the section's state. */
export interface EventTimes {
  readonly start: string;
  readonly startTime?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** Clocks by time zone: to make one takes longer than to read it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock in a time zone shows at an instant, read as if it were UTC. */
function shownAt(timeZone: string, instant: number): number {
  const make = () => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${getOrInsert(clocks, timeZone, make).format(instant).replace(" ", "T")}Z`);
}

/** The instant at which a clock in a time zone shows a day and time, whatever summer times there may be. */
export function instantIn(timeZone: string, day: string, time = "00:00"): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const near = wanted + (wanted - shownAt(timeZone, wanted));
  return new Date(near + (wanted - shownAt(timeZone, near)));
}

/** The offset of a time zone at an instant: `-03:00`. */
export function utcOffset(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(instant);
  // `GMT-03:00`; for UTC itself `GMT`.
  return parts.find(({ type }) => type === "timeZoneName")?.value.slice(3) || "+00:00";
}

/** `2026-12-31` → `2027-01-01`. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The instant at which an event ends: its end time, or without one the end of its last day. */
export function endOf({ start, startTime, end, endTime }: EventTimes, timeZone: string): Date {
  const last = end ?? start;
  return startTime && endTime ? instantIn(timeZone, last, endTime) : instantIn(timeZone, nextDay(last));
}

/** An hour after its article: zero and one are singular (`à 1h30`). */
const hour = (one: string, many: string) => (time: string) =>
  `${Number(time.slice(0, 2)) < 2 ? one : many} ${clock(time)}`;
const from = hour("da", "das");
const at = hour("à", "às");

/** When an event is, in words: `sábado, 5 de dezembro de 2026, das 9h às 17h`. */
export function whenOf({ start, startTime, end, endTime }: EventTimes): string {
  if (end && end !== start) {
    const days = daySpan(start, end);
    if (!startTime) return days;
    return endTime
      ? `${days}, ${from(startTime)} do primeiro dia ${at(endTime)} do último`
      : `${days}, a partir ${from(startTime)}`;
  }
  const date = `${weekday(start)}, ${daySpan(start)}`;
  if (!startTime) return date;
  return endTime ? `${date}, ${from(startTime)} ${at(endTime)}` : `${date}, ${at(startTime)}`;
}

/** An instant, in ISO form, in words, by the clock of a time zone: `21 de novembro de 2026, às 10h05`. */
export function momentIn(timeZone: string, instant: string): string {
  const [day = "", time = ""] = new Date(shownAt(timeZone, Date.parse(instant))).toISOString().split("T");
  return `${longDay(day)}, ${at(time)}`;
}
