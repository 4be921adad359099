import { render, screen, within } from "@testing-library/react";
import { Contents } from "./Contents";

const part = (number: number, words: string) => `<h2 id="secao-${number}">${words}</h2><p>Texto.</p>`;
const long = [1, 2, 3, 4].map((number) => part(number, `Parte ${number}`)).join("");

it("leads to each part of a long text, in its words", () => {
  render(
    <Contents html={`${long}<h3 id="secao-6">Menor</h3>${part(5, '<em>Sigilo</em> &amp; <a href="/">dados</a>')}`} />,
  );
  const links = within(screen.getByRole("navigation", { name: "Nesta página" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent]).slice(3)).toEqual([
    ["#secao-4", "Parte 4"],
    ["#secao-5", "Sigilo & dados"],
  ]);
});

it("leaves a short text alone", () => {
  const { container } = render(<Contents html={long} />);
  expect(container.innerHTML).toBe("");
});
