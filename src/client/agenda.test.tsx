import { dropPastEvents } from "./agenda";

const place = (top: number) => ({ top, bottom: top + 100 }) as DOMRect;

/** Two events, the first of which is over; `top` is where they are on the screen. */
function agenda(top: number) {
  document.body.innerHTML = `<ul>
    <li data-until="2026-12-05T20:00:00.000Z">Assembleia</li>
    <li data-until="2026-12-12T23:00:00.000Z">Encontro</li>
  </ul>`;
  const items = [...document.querySelectorAll("li")];
  for (const item of items) {
    item.getBoundingClientRect = () => place(top);
    item.checkVisibility = () => true;
  }
  return items;
}

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-05T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("takes out what is over, and nothing else", () => {
  const [past, next] = agenda(2000);
  dropPastEvents(document);
  expect([past?.hidden, next?.hidden]).toEqual([true, false]);
});

it("keeps an event until the very end", () => {
  jest.setSystemTime(new Date("2026-12-05T19:59:59Z"));
  const [past] = agenda(2000);
  dropPastEvents(document);
  expect(past?.hidden).toBe(false);
});

it("moves nothing on the way to a place in the page, and shows nothing again that is gone", () => {
  location.hash = "#agenda";
  const [past] = agenda(2000);
  dropPastEvents(document);
  expect([past?.hidden, past?.style.opacity]).toEqual([false, "0.5"]);
  location.hash = "";
  dropPastEvents(document);
  location.hash = "#agenda";
  dropPastEvents(document);
  expect(past?.hidden).toBe(true);
  location.hash = "";
});

it("moves nothing that the visitor is looking at", () => {
  const [past] = agenda(100);
  dropPastEvents(document);
  expect([past?.hidden, past?.style.opacity]).toEqual([false, "0.5"]);
});
