import { clock as clockTime, daySpan, weekday } from "./dates";

/** When an event is, as editors write it: days like `2026-11-21`, times like `19:30`, all in São Paulo. */
export interface EventTimes {
  readonly start: string;
  readonly startTime?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** The zone of every time on the site. */
export const timeZone = "America/Sao_Paulo";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What a clock in São Paulo shows at an instant, read as if it were UTC. */
function shownAt(instant: number): number {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`);
}

/** The instant at which a clock in São Paulo shows a day and time, whatever summer times there may be. */
export function instantInSaoPaulo(day: string, time = "00:00"): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const near = wanted + (wanted - shownAt(wanted));
  return new Date(near + (wanted - shownAt(near)));
}

/** `2026-12-31` → `2027-01-01`. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The instant at which an event is over: at its end, or, where nobody said when it ends, with its last day. */
export function endOf({ start, startTime, end, endTime }: EventTimes): Date {
  const last = end ?? start;
  return startTime && endTime ? instantInSaoPaulo(last, endTime) : instantInSaoPaulo(nextDay(last));
}

/** When an event is, in words: `sábado, 5 de dezembro de 2026, das 9h às 17h`. */
export function whenOf({ start, startTime, end, endTime }: EventTimes): string {
  if (end && end !== start) {
    const days = daySpan(start, end);
    if (!startTime) return days;
    return endTime
      ? `${days}, das ${clockTime(startTime)} do primeiro dia às ${clockTime(endTime)} do último`
      : `${days}, a partir das ${clockTime(startTime)}`;
  }
  const date = `${weekday(start)}, ${daySpan(start)}`;
  if (!startTime) return date;
  return endTime
    ? `${date}, das ${clockTime(startTime)} às ${clockTime(endTime)}`
    : `${date}, às ${clockTime(startTime)}`;
}
