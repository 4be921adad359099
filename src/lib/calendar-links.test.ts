import { googleLink, outlookLink } from "./calendar-links";

const zone = "America/Sao_Paulo";

const event = {
  title: "Assembleia & culto",
  start: "2026-12-05",
  startTime: "08:00",
  endTime: "17:00",
  place: "Igreja",
  address: "Rua dos Modelos, 100",
  summary: null,
};

const asked = (url: string) => Object.fromEntries(new URL(url).searchParams);

test("Google and Outlook get the instants, whatever zone the visitor is in", () => {
  expect(asked(googleLink(event, zone))).toEqual({
    action: "TEMPLATE",
    text: "Assembleia & culto",
    dates: "20261205T110000Z/20261205T200000Z",
    location: "Igreja, Rua dos Modelos, 100",
  });
  expect(asked(outlookLink(event, zone))).toMatchObject({
    subject: "Assembleia & culto",
    startdt: "2026-12-05T11:00:00Z",
    enddt: "2026-12-05T20:00:00Z",
  });
});

test("spaces come to Outlook as spaces, and a plus sign as one", () => {
  const link = outlookLink({ ...event, title: "Assembleia + culto" }, zone);
  expect(link).not.toContain("+");
  expect(asked(link).subject).toBe("Assembleia + culto");
});

test("whole days go as days, the last one excluded", () => {
  const days = { ...event, startTime: null, endTime: null, start: "2027-11-08", end: "2027-11-12" };
  expect(asked(googleLink(days, zone)).dates).toBe("20271108/20271113");
  expect(asked(outlookLink(days, zone))).toMatchObject({ startdt: "2027-11-08", enddt: "2027-11-13", allday: "true" });
});

test("without a time of end an event takes no time in the calendar", () => {
  expect(asked(googleLink({ ...event, endTime: null }, zone)).dates).toBe("20261205T110000Z/20261205T110000Z");
});
