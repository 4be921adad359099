import { model } from "../../../src/content-types";
import { toDecap } from "../../source-content/adapters/to-decap";
import { beforeDay, withToday } from "./dates-of-today";

const past = { news: { label: "Avisos vencidos", field: "expires" } };

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
  const news = withToday(toDecap(model), past, "2026-11-21").find(({ name }) => name === "news");
  expect(news?.view_filters?.map(({ label }) => label)).toEqual(["Rascunhos", "Avisos", "Avisos vencidos"]);
  expect(Object.keys(model.collections[0].fields)).toContain("expires");
});

it("begins a news item with today, and an event with no day", () => {
  const dayOf = (collection: string, name: string) =>
    withToday(toDecap(model), past, "2026-11-21")
      .find((one) => one.name === collection)
      ?.fields?.find((field) => field.name === name);
  expect(dayOf("news", "date")).toMatchObject({ default: "2026-11-21" });
  expect(dayOf("events", "start")).not.toHaveProperty("default");
});

it("lists the newest first", () => {
  const [first] = toDecap(model).find(({ name }) => name === "news")?.sortable_fields ?? [];
  expect(first).toEqual({ field: "date", label: "Data", default_sort: "desc" });
});
