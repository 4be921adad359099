import ICAL from "ical.js";
import { type CalendarEvent, calendar } from "./calendar";

const site = { name: "Agenda da OPBB-SP", origin: "https://opbb-sp.example.org", timeZone: "America/Sao_Paulo" };

const assembly: CalendarEvent = {
  key: "assembleia-anual-2026",
  slug: "assembleia",
  path: "/noticias/assembleia-anual-2026",
  title: "Assembleia anual; contas, orçamento \\ eleição",
  start: "2026-12-05",
  startTime: "08:00",
  endTime: "17:00",
  place: "Primeira Igreja Batista de Vila Exemplo",
  address: "Rua dos Modelos, 100, São Paulo",
  summary:
    "Credenciamento às 8h.\nCulto de abertura às 9h, com a participação de pastores de todas as doze subseções do estado.",
  cancelled: false,
};

/** Reads a calendar with another library than the one that wrote it: ours. */
function read(events: readonly CalendarEvent[], timeZone = site.timeZone) {
  const text = calendar({ ...site, timeZone }, events);
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return { text, events: root.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)) };
}

const one = (event: Partial<CalendarEvent>) => {
  const [found] = read([{ ...assembly, ...event }]).events;
  if (!found) throw new Error("no event");
  return found;
};

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

test("texts come out as they went in", () => {
  const event = one({});
  expect(event.summary).toBe(assembly.title);
  expect(event.location).toBe("Primeira Igreja Batista de Vila Exemplo, Rua dos Modelos, 100, São Paulo");
  expect(event.description).toBe(`${assembly.summary}\n\nhttps://opbb-sp.example.org/noticias/assembleia-anual-2026`);
});

test("times are the instants of São Paulo", () => {
  const { startDate, endDate } = one({});
  expect([instant(startDate), instant(endDate)]).toEqual(["2026-12-05T11:00:00.000Z", "2026-12-05T20:00:00.000Z"]);
});

test("in Acre the same times are instants two hours later", () => {
  const [event] = read([assembly], "America/Rio_Branco").events;
  expect(event && instant(event.startDate)).toBe("2026-12-05T13:00:00.000Z");
});

test("an event of whole days ends before the day after its last one", () => {
  const single = one({ start: "2026-12-31", startTime: null, endTime: null });
  expect([single.startDate.isDate, single.startDate.toString(), single.endDate.toString()]).toEqual([
    true,
    "2026-12-31",
    "2027-01-01",
  ]);
  const many = one({ start: "2027-11-08", end: "2027-11-12", startTime: null, endTime: null });
  expect([many.startDate.toString(), many.endDate.toString()]).toEqual(["2027-11-08", "2027-11-13"]);
});

test("an event of several days with times begins and ends at them", () => {
  const { startDate, endDate } = one({ start: "2027-03-19", startTime: "18:00", end: "2027-03-21", endTime: "14:00" });
  expect([instant(startDate), instant(endDate)]).toEqual(["2027-03-19T21:00:00.000Z", "2027-03-21T17:00:00.000Z"]);
});

test("the name of an event stays, whatever becomes of its title and address", () => {
  expect(one({}).uid).toBe("assembleia-anual-2026@opbb-sp.example.org");
  expect(one({ title: "Outro", path: "/#evento-outro", start: "2027-01-01" }).uid).toBe(one({}).uid);
});

test("each change that is counted makes the sequence and the stamp grow; so does calling it off, and on again", () => {
  const steps = [{}, { cancelled: true }, { revision: 1 }, { revision: 1, cancelled: true }, { revision: 2 }].map(
    (change) => one(change),
  );
  expect(steps.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
  const stamps = steps.map(({ component }) => String(component.getFirstPropertyValue("dtstamp")));
  expect([...new Set(stamps)].sort()).toEqual(stamps);
  // Of no day that is to come, nor of an earlier one when the event moves to another year.
  for (const year of ["2019", "2031"])
    expect(String(one({ start: `${year}-12-05` }).component.getFirstPropertyValue("dtstamp"))).toBe(stamps[0]);
  expect(stamps[0]).toBe("2020-01-01T00:00:00Z");
});

test("an event that is called off stays where its status would take it out, says so in its title, and blocks no time", () => {
  const told = (event: Partial<CalendarEvent>) =>
    ["status", "summary", "transp"].map((name) => one(event).component.getFirstPropertyValue(name));
  expect(told({ title: "Retiro", cancelled: true })).toEqual(["CONFIRMED", "Cancelado: Retiro", "TRANSPARENT"]);
  expect(told({ title: "Retiro" })).toEqual(["CONFIRMED", "Retiro", null]);
});

// Lone CR, and the signs that Python and JavaScript take for the end of a line too; NUL, ESC and DEL are none.
test.each(["\r", "\r\n", "\n", "\u2028", "\u2029", "\u0085", "\v", "\f", "\0", "\u001b", "\u007f"])(
  "no sign in a text makes a line of its own: %j",
  (sign) => {
    const words = `Culto${sign}END:VEVENT${sign}ATTACH:https://example.org/x`;
    const { text, events } = read([{ ...assembly, title: words, place: words, address: words, summary: words }]);
    expect(text.split(/\r\n|\p{Zl}|\p{Zp}|(?!\t)\p{Cc}/u).filter((line) => /^(END:VEVENT|ATTACH)/.test(line))).toEqual([
      "END:VEVENT",
    ]);
    expect(events.map(({ summary }) => summary.replaceAll(/\s/g, ""))).toEqual([
      "CultoEND:VEVENTATTACH:https://example.org/x",
    ]);
  },
);

test("lines end as they must and are at most 75 bytes long", () => {
  const { text, events } = read([assembly, { ...assembly, key: "outra", cancelled: true }]);
  expect(events).toHaveLength(2);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const long = "é🙏a".repeat(60);
  expect(calendar(site, [{ ...assembly, title: long }]).replaceAll("\r\n ", "")).toContain(long);
});
