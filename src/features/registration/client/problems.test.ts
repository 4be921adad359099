import { afterUnknown, busyFor, offline, refusalOf, undelivered } from "./problems";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["60", "um minuto"],
  ["0", "um minuto"],
  ["61", "2 minutos"],
  ["7200", "2 horas"],
  ["259200", "3 dias"],
  ["Sat, 21 Nov 2026 12:10:00 GMT", "10 minutos"],
  ["Tue, 01 Dec 2026 00:00:00 GMT", "10 dias"],
  ["Sat, 21 Nov 2026 11:00:00 GMT", "um minuto"],
  ["soon", "alguns minutos"],
  [null, "alguns minutos"],
])("who is told to wait %s waits %s", (retryAfter, words) => {
  expect(busyFor(retryAfter, now).text).toContain(`Espere ${words} e envie`);
});

test("a refusal says nothing against an earlier attempt that may have arrived", () => {
  for (const refusal of [busyFor("60"), refusalOf("BLOCKED"), refusalOf("FORM_NOT_FOUND")]) {
    expect(refusal.title).toMatch(/não foi/);
    const { title, text } = afterUnknown(refusal);
    expect(title).toBe("Não sabemos se o cadastro chegou");
    expect(text).toContain("pode ter chegado; o de agora, não");
    expect(text).toContain(refusal.text);
  }
  for (const problem of [offline, undelivered.network]) expect(afterUnknown(problem)).toBe(problem);
});
