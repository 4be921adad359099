import { loadPageSettings } from "../../plugins/static-pages/browser/page-settings";
import { messageOf, reportOnce, stackOf } from "./report";

it("sends a path once, and three reports of a visit at most: each counts for what the forms may receive in a month", async () => {
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  Object.assign(window, { ___loader: { loadAppData: async () => ({ errorReportUrl: "https://example.org/f/x" }) } });
  await loadPageSettings();
  const told = ["/a", "/b", "/a", "/c", "/d"].map((path) => {
    window.history.replaceState({}, "", path);
    return reportOnce(new Error("x"), []);
  });
  expect(told).toEqual([true, true, true, true, false]);
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

it("leaves out of a message what could be of a person", () => {
  const error = new Error('Maria de Exemplo, maria@example.org, (11) 95555-0101, "segredo", /busca?q=João');
  expect(messageOf(error, ["Maria de Exemplo"])).toBe("Error: …, … (…, …, /busca…");
});

it.each([
  [
    "Chrome",
    "Error: Maria\n  linha 2\n    at run (https://a.example/app-1.js?q=Maria:1:22)\n    at https://a.example/b.js:3:4",
  ],
  ["Firefox and Safari", "run@https://a.example/app-1.js?q=Maria:1:22\n@https://a.example/b.js:3:4\n"],
  [
    "Firefox, from within functions without a name and after a promise",
    "run/<@https://a.example/app-1.js?q=Maria:1:22\nasync*step/</e.next@https://a.example/b.js:3:4\n",
  ],
])("gives the lines of a stack of %s without message, host and query", (_name, stack) => {
  const text = stackOf(Object.assign(new Error("Maria"), { stack }), "https://a.example");
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toContain("/app-1.js:1:22");
  expect(text).toContain("/b.js:3:4");
  expect(text).not.toMatch(/Maria|a\.example/);
});
