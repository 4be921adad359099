import { endOf, instantIn, momentIn, nextDay, utcOffset, whenOf } from "./event-times";

const saoPaulo = "America/Sao_Paulo";

test("a time in São Paulo is an instant, with the summer time that was in force", () => {
  expect(instantIn(saoPaulo, "2026-12-05", "08:00").toISOString()).toBe("2026-12-05T11:00:00.000Z");
  expect(instantIn(saoPaulo, "2018-12-05", "08:00").toISOString()).toBe("2018-12-05T10:00:00.000Z");
  expect(instantIn(saoPaulo, "2026-12-31", "23:59").toISOString()).toBe("2027-01-01T02:59:00.000Z");
});

test("in Acre the same time comes two hours later", () => {
  expect(instantIn("America/Rio_Branco", "2026-12-05", "08:00").toISOString()).toBe("2026-12-05T13:00:00.000Z");
});

test.each([
  [saoPaulo, "-03:00"],
  ["America/Rio_Branco", "-05:00"],
  ["America/Manaus", "-04:00"],
  ["UTC", "+00:00"],
])("%s is %s from UTC", (timeZone, offset) => {
  expect(utcOffset(timeZone, new Date("2026-12-05T12:00:00Z"))).toBe(offset);
});

test.each([
  ["2026-12-01T13:05:00.000Z", "1º de dezembro de 2026, às 10h05"],
  ["2026-12-01T04:00:00.000Z", "1º de dezembro de 2026, à 1h"],
  ["2027-01-01T02:59:59.000Z", "31 de dezembro de 2026, às 23h59"],
])("in words, %s is %s in São Paulo", (instant, words) => expect(momentIn(saoPaulo, instant)).toBe(words));

test("the day after the last of a month or year is the first of the next", () => {
  expect([nextDay("2026-12-31"), nextDay("2028-02-28"), nextDay("2027-02-28")]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2027-03-01",
  ]);
});

test.each([
  ["with its time of end", { start: "2026-12-05", startTime: "08:00", endTime: "17:00" }, "2026-12-05T20:00:00.000Z"],
  ["with its day, if nobody said when", { start: "2026-12-05", startTime: "08:00" }, "2026-12-06T03:00:00.000Z"],
  ["with its day, if it takes all of it", { start: "2026-12-05" }, "2026-12-06T03:00:00.000Z"],
  ["with its last day", { start: "2027-11-08", end: "2027-11-12" }, "2027-11-13T03:00:00.000Z"],
  [
    "on its last day, with its time",
    { start: "2027-03-19", startTime: "18:00", end: "2027-03-21", endTime: "14:00" },
    "2027-03-21T17:00:00.000Z",
  ],
])("an event is over %s", (_name, times, instant) => {
  expect(endOf(times, saoPaulo).toISOString()).toBe(instant);
});

const event = { start: "2026-12-05", startTime: "09:00", end: null, endTime: "17:30" };

test.each([
  ["of some hours", event, "sábado, 5 de dezembro de 2026, das 9h às 17h30"],
  ["with a beginning", { ...event, endTime: null }, "sábado, 5 de dezembro de 2026, às 9h"],
  ["of a whole day", { ...event, startTime: null, endTime: null }, "sábado, 5 de dezembro de 2026"],
  ["that ends on its day", { ...event, end: event.start }, "sábado, 5 de dezembro de 2026, das 9h às 17h30"],
  [
    "of several days",
    { ...event, end: "2026-12-07" },
    "5 a 7 de dezembro de 2026, das 9h do primeiro dia às 17h30 do último",
  ],
  [
    "of several days with a beginning",
    { ...event, end: "2026-12-07", endTime: null },
    "5 a 7 de dezembro de 2026, a partir das 9h",
  ],
  ["at one o'clock", { ...event, startTime: "01:00", endTime: null }, "sábado, 5 de dezembro de 2026, à 1h"],
  ["at half past one", { ...event, startTime: "01:30", endTime: null }, "sábado, 5 de dezembro de 2026, à 1h30"],
  ["at midnight", { ...event, startTime: "00:00", endTime: null }, "sábado, 5 de dezembro de 2026, à 0h"],
  [
    "in the first hours of a day",
    { ...event, startTime: "00:30", endTime: "01:30" },
    "sábado, 5 de dezembro de 2026, da 0h30 à 1h30",
  ],
  ["from one to two", { ...event, startTime: "01:00", endTime: "02:00" }, "sábado, 5 de dezembro de 2026, da 1h às 2h"],
  ["at ten", { ...event, startTime: "10:00", endTime: "11:00" }, "sábado, 5 de dezembro de 2026, das 10h às 11h"],
  [
    "of several days that ends at one",
    { ...event, end: "2026-12-07", endTime: "01:00" },
    "5 a 7 de dezembro de 2026, das 9h do primeiro dia à 1h do último",
  ],
  [
    "of several days from one on",
    { ...event, end: "2026-12-07", startTime: "01:15", endTime: null },
    "5 a 7 de dezembro de 2026, a partir da 1h15",
  ],
  [
    "of several whole days",
    { ...event, end: "2027-01-01", startTime: null },
    "5 de dezembro de 2026 a 1º de janeiro de 2027",
  ],
])("whenOf tells of an event %s", (_name, times, said) => expect(whenOf(times)).toBe(said));
