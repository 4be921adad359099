import { render, screen } from "@testing-library/react";
import { pictureOf } from "../../ui/testing";
import { NewsCard, type NewsCardData } from "./NewsCard";
import { NewsHighlights } from "./NewsHighlights";

const item: NewsCardData = {
  path: "/noticias/encontro",
  title: "Encontro de pastores",
  kind: "noticia",
  date: "2026-03-10",
  summary: "Duzentos pastores em oração.",
  pinned: false,
  cover: pictureOf("Pastores em oração"),
};

it("leads to the item, with its kind, day and summary", () => {
  render(<NewsCard item={item} />);
  expect(screen.getByRole("link", { name: "Encontro de pastores" }).getAttribute("href")).toBe("/noticias/encontro");
  expect(screen.getByText("Notícia")).toBeTruthy();
  expect(screen.getByText("10 de março de 2026").getAttribute("datetime")).toBe("2026-03-10");
  expect(screen.getByText("Duzentos pastores em oração.")).toBeTruthy();
  expect(screen.queryByText("Em destaque")).toBeNull();
});

it("says that an item is pinned", () => {
  render(<NewsCard item={{ ...item, pinned: true }} />);
  expect(screen.getByText("Em destaque")).toBeTruthy();
});

it("shows the cover, without a word beside the title, late unless it is the page's first", () => {
  const { rerender } = render(<NewsCard item={item} />);
  const cover = () => screen.getByRole("presentation");
  expect(cover().getAttribute("loading")).toBe("lazy");
  rerender(<NewsCard item={item} first />);
  expect(cover().getAttribute("fetchpriority")).toBe("high");
});

it("shows a notice without its cover", () => {
  render(<NewsCard item={{ ...item, kind: "aviso" }} />);
  expect(screen.getByText("Aviso")).toBeTruthy();
  expect(screen.queryByRole("presentation")).toBeNull();
});

it.each([
  [true, "high"],
  [false, null],
])("on a home page with no picture before it (%s), the lead's comes at once", (first, priority) => {
  render(<NewsHighlights items={[item]} first={first} />);
  expect(screen.getByRole("presentation").getAttribute("fetchpriority")).toBe(priority);
});
