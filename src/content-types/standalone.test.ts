import { readdirSync } from "node:fs";
import { model, standalone } from ".";

const fixed = new Set(Object.values(model.pages.entries).map(({ path }) => path("opbb-sp")));

const routes = readdirSync("src/pages").map((file) => file.replace(/\.tsx$/, ""));

test.each(routes.filter((route) => route !== "index"))(
  "no page of the editors' own can take the place of the route %s",
  (route) => {
    expect(fixed.has(standalone.path(route)) || standalone.reserved?.test(route)).toBe(true);
  },
);

test.each(["acessibilidade", "errors", "api-da-secao", "5000", "estatica"])("%s is free", (slug) => {
  expect(standalone.reserved?.test(slug)).toBe(false);
});
