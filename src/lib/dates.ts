export const months = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
  " ",
);

interface Day {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** Splits `2026-11-21`, independent of any time zone. */
function parts(day: string): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date };
}

/**
 * True for a day that the calendar has, written `2026-11-21`, in a year from 1500 to 2999. Any other is a slip: who types `202`
 * gets `0202`, which dates and clocks write otherwise.
 */
export const isDay = (value: string): boolean => {
  const [, year, month, dayOfMonth] = /^((?:1[5-9]|2\d)\d{2})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !dayOfMonth) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)));
  return date.toISOString().startsWith(value);
};

const ordinal = (date: number) => (date === 1 ? "1º" : String(date));

/** `2026-11-21` → `21 de novembro de 2026`. */
export function longDay(day: string): string {
  const { year, month, date } = parts(day);
  return `${ordinal(date)} de ${months[month - 1]} de ${year}`;
}

/** `2026-11-21` → `nov`. */
export const shortMonth = (day: string): string => (months[parts(day).month - 1] ?? "").slice(0, 3);

/** `2026-11-21` → `21`. */
export const dayOfMonth = (day: string): string => String(parts(day).date);

/** `2026-11-21` → `sábado`. */
export function weekday(day: string): string {
  const { year, month, date } = parts(day);
  const names = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];
  return names[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? "";
}

/** `19:30` → `19h30`; `09:00` → `9h`. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return minutes === 0 ? `${hours}h` : `${hours}h${String(minutes).padStart(2, "0")}`;
}

/** A span of days, with a shared month or year said once: `3 a 5 de março de 2027`. */
export function daySpan(start: string, end?: string | null): string {
  if (!end || end === start) return longDay(start);
  const from = parts(start);
  const to = parts(end);
  if (from.year !== to.year) return `${longDay(start)} a ${longDay(end)}`;
  if (from.month !== to.month) return `${ordinal(from.date)} de ${months[from.month - 1]} a ${longDay(end)}`;
  return `${ordinal(from.date)} a ${longDay(end)}`;
}

/** The day at an instant in a time zone, `2026-11-21`: the Swedish locale writes days as ISO does. */
export const dayIn = (timeZone: string, instant = new Date()): string =>
  instant.toLocaleDateString("sv-SE", { timeZone });
