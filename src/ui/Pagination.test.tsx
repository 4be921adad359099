import { render, screen, within } from "@testing-library/react";
import { Pagination, shownPages } from "./Pagination";

it.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [1, 3, "1 2 3"],
  [1, 9, "1 2 … 9"],
  [2, 9, "1 2 3 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [6, 9, "1 … 5 6 7 8 9"],
  [9, 9, "1 … 8 9"],
])("shownPages: page %d of %d shows %s", (current, total, shown) => {
  expect(
    shownPages(current, total)
      .map((page) => page ?? "…")
      .join(" "),
  ).toBe(shown);
});

describe("Pagination", () => {
  const draw = (current: number, total: number) =>
    render(<Pagination current={current} total={total} pathOf={(page) => `/noticias/pagina/${page}`} />);
  const hrefOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

  it("leads to each page, and to those before and after", () => {
    draw(2, 3);
    const list = screen.getByRole("navigation", { name: "Páginas da lista" });
    expect(within(list).getAllByRole("link")).toHaveLength(5);
    expect(hrefOf("Anterior")).toBe("/noticias/pagina/1");
    expect(hrefOf("Página 3")).toBe("/noticias/pagina/3");
    expect(hrefOf("Próxima")).toBe("/noticias/pagina/3");
  });

  it("says which page is shown", () => {
    draw(2, 3);
    const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent)).toEqual(["2"]);
  });

  it.each([
    ["before the first", 1, "Anterior"],
    ["after the last", 3, "Próxima"],
  ])("leads nowhere %s", (_name, current, link) => {
    draw(current, 3);
    expect(hrefOf(link)).toBeUndefined();
  });

  it("is not there for a single page", () => {
    expect(draw(1, 1).container.childElementCount).toBe(0);
  });
});
