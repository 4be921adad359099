import { model } from "../content-model";
import { toDecap } from "../content-model/project/to-decap";
import { beforeDay, withDateFilters } from "./date-filters";

it.each(["2026-11-21", "2030-01-01", "2026-10-09"])("knows the days before %s", (today) => {
  const pattern = new RegExp(beforeDay(today));
  const days = [
    "1999-12-31",
    "2025-12-31",
    "2026-09-30",
    "2026-10-08",
    "2026-10-09",
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
    "2029-12-31",
    "2030-01-01",
    "2031-05-05",
  ];
  expect(days.filter((day) => pattern.test(day))).toEqual(days.filter((day) => day < today));
});

it("offers what has expired, beside the filters that there are", () => {
  const news = withDateFilters(toDecap(model), "2026-11-21").find(({ name }) => name === "news");
  expect(news?.view_filters?.map(({ label }) => label)).toEqual(["Rascunhos", "Avisos", "Avisos vencidos"]);
  expect(Object.keys(model.collections[0].fields)).toContain("expires");
});
