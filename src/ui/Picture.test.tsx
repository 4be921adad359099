import { render, screen } from "@testing-library/react";
import { Picture } from "./Picture";
import { pictureOf } from "./testing";

const image = () => screen.getByRole<HTMLImageElement>("img", { name: "Pastores em oração" });

it("keeps its place, and offers the smaller formats first", () => {
  const { container } = render(<Picture picture={pictureOf("Pastores em oração")} />);
  expect([image().getAttribute("width"), image().getAttribute("height")]).toEqual(["800", "500"]);
  expect(image().getAttribute("src")).toBe("/foto.jpg");
  expect([...container.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset])).toEqual([
    ["image/avif", "/foto.avif 800w"],
    ["image/webp", "/foto.webp 800w"],
  ]);
});

it("waits until it comes near", () => {
  render(<Picture picture={pictureOf("Pastores em oração")} />);
  expect(image().getAttribute("loading")).toBe("lazy");
  expect(image().hasAttribute("fetchpriority")).toBe(false);
});

it("comes at once and before others if it is the page's first", () => {
  render(<Picture picture={pictureOf("Pastores em oração")} first />);
  expect(image().hasAttribute("loading")).toBe(false);
  expect(image().getAttribute("fetchpriority")).toBe("high");
});

it("says in each format how wide its place is", () => {
  const { container } = render(<Picture picture={pictureOf("Pastores em oração")} sizes="6rem" />);
  expect([...container.querySelectorAll("source")].map((part) => part.getAttribute("sizes"))).toEqual(["6rem", "6rem"]);
});

it.each([
  ["that only decorates", pictureOf("Ondas", { decorative: true })],
  ["without a description", pictureOf("", { alt: null })],
])("is silent %s", (_name, picture) => {
  const { container } = render(<Picture picture={picture} />);
  expect(container.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(screen.queryByRole("img")).toBeNull();
});

it("is nothing where its file could not be read", () => {
  const { container } = render(<Picture picture={pictureOf("Foto", { data: null })} />);
  expect(container.childElementCount).toBe(0);
});
