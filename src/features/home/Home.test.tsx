import { render, screen } from "@testing-library/react";
import { Home } from "./Home";

const parts = { title: "OPBB-AC", summary: "Bem-vindo.", cover: null, news: "", agenda: "", ministries: false };
const leadsTo = (path: string) => screen.queryAllByRole("link").filter((link) => link.getAttribute("href") === path);

it("leads to the sub-sections from its first button and from a tile", () => {
  render(<Home {...parts} hasSubsections />);
  expect(leadsTo("/subsecoes")).toHaveLength(2);
});

it("leads nowhere where a section has none", () => {
  render(<Home {...parts} hasSubsections={false} />);
  expect(leadsTo("/subsecoes")).toEqual([]);
  expect(leadsTo("/noticias").length).toBeGreaterThan(0);
});
