import fc from "fast-check";
import { clock, dayIn, dayOfMonth, daySpan, isDay, longDay, shortMonth, weekday } from "./dates";

it.each([
  ["2026-11-21", "21 de novembro de 2026"],
  ["2026-03-01", "1º de março de 2026"],
  ["2027-01-31", "31 de janeiro de 2027"],
  ["2024-02-29", "29 de fevereiro de 2024"],
])("longDay: %s is %s", (day, said) => expect(longDay(day)).toBe(said));

it.each([
  ["of one day", "2026-03-05", undefined, "5 de março de 2026"],
  ["that ends when it starts", "2026-03-05", "2026-03-05", "5 de março de 2026"],
  ["without an end", "2026-03-05", null, "5 de março de 2026"],
  ["within a month", "2027-03-03", "2027-03-05", "3 a 5 de março de 2027"],
  ["from the first of a month", "2027-03-01", "2027-03-02", "1º a 2 de março de 2027"],
  ["over months", "2026-04-30", "2026-05-01", "30 de abril a 1º de maio de 2026"],
  ["over years", "2026-12-30", "2027-01-02", "30 de dezembro de 2026 a 2 de janeiro de 2027"],
  ["over a whole year, in the same month", "2026-03-03", "2027-03-03", "3 de março de 2026 a 3 de março de 2027"],
])("daySpan: a time %s", (_name, start, end, said) => expect(daySpan(start, end)).toBe(said));

it.each([
  ["19:30", "19h30"],
  ["09:00", "9h"],
  ["00:00", "0h"],
  ["08:05", "8h05"],
])("clock: %s is %s", (time, said) => expect(clock(time)).toBe(said));

it.each([
  ["2026-11-21", "sábado"],
  ["2026-11-22", "domingo"],
  ["2026-11-24", "terça-feira"],
  ["2024-02-29", "quinta-feira"],
])("weekday: %s is a %s", (day, said) => expect(weekday(day)).toBe(said));

it("takes a day apart for a calendar leaf", () => {
  expect([dayOfMonth("2026-03-01"), shortMonth("2026-03-01")]).toEqual(["1", "mar"]);
});

it.each([
  ["the last moment of a day", "2026-11-22T02:59:59Z", "2026-11-21"],
  ["midnight", "2026-11-22T03:00:00Z", "2026-11-22"],
  ["midnight in Greenwich", "2026-11-22T00:00:00Z", "2026-11-21"],
  ["the end of a year", "2027-01-01T02:59:59Z", "2026-12-31"],
])("dayIn São Paulo: %s", (_name, instant, day) => expect(dayIn("America/Sao_Paulo", new Date(instant))).toBe(day));

it("dayIn Acre: two hours later it is still the day before", () => {
  expect(dayIn("America/Rio_Branco", new Date("2026-11-22T04:59:59Z"))).toBe("2026-11-21");
});

describe("isDay", () => {
  const number = (min: number, max: number, length: number) =>
    fc.integer({ min, max }).map((value) => String(value).padStart(length, "0"));

  it("takes every day of the calendar as it is written", () => {
    const any = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
    fc.assert(fc.property(any, (date) => isDay(date.toISOString().slice(0, 10))));
  });

  it("takes no other day: each month ends where it does", () => {
    fc.assert(
      fc.property(number(1900, 2199, 4), number(0, 15, 2), number(0, 35, 2), (year, month, date) => {
        const last = Number(month) >= 1 && Number(month) <= 12 ? daysIn(Number(year), Number(month)) : 0;
        return isDay(`${year}-${month}-${date}`) === (Number(date) >= 1 && Number(date) <= last);
      }),
    );
  });

  it.each(["0202-11-21", "0999-01-01", "9999-12-31"])("takes %s for a slip", (day) => expect(isDay(day)).toBe(false));

  it("takes no other text", () => {
    fc.assert(fc.property(fc.string(), (text) => !isDay(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)));
  });
});

/** The Gregorian rule itself, without `Date`. */
function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
