import { type BuildRow, buildTable } from "./build-rows";

const row = (items: number, pages: number, seconds: number, output: number): BuildRow => {
  const figures = { seconds, peak: { all: 1500.4, largest: 1200, own: 900 } };
  return { items, pages, output, cold: figures, unchanged: figures, edited: { ...figures, seconds: seconds / 4 } };
};

test("times stand beside the smallest size, and each step says what a further page costs", () => {
  const table = buildTable([
    row(100, 140, 40, 10_000_000),
    row(1000, 1140, 60, 35_000_000),
    row(10_000, 11_140, 360, 305_000_000),
  ]);
  expect(table).toContain("| 1000 | 1140 | 60.0 s (×1.50) |");
  expect(table).toContain("| 15.0 s (×1.50) | 1500 / 1500 | 1200 / 1200 | 900 / 900 | 35.0 |");
  expect(table).toContain(
    "From 100 to 1000 items, a further page costs 20.0 ms from nothing, 5.0 ms in a build after one edit, and 25.0 KB",
  );
  expect(table).toContain(
    "From 1000 to 10000 items, a further page costs 30.0 ms from nothing, 7.5 ms in a build after one edit, and 27.0 KB",
  );
});

test("one size alone has no slope", () => {
  expect(buildTable([row(100, 140, 40, 10_000_000)])).not.toContain("further page");
});
