import { render, screen } from "@testing-library/react";
import { Keeper } from "./Keeper";
import { EditorOff } from "./local/LocalLogin";

const inPageWith = (settings: object) => {
  document.body.innerHTML = '<div id="nc-root"></div>';
  const root = document.getElementById("nc-root");
  root?.setAttribute("data-settings", JSON.stringify(settings));
};

it("says who looks after the site, with a number to call", () => {
  inPageWith({ keeper: { name: "Davi Exemplo", phone: "(11) 5555-0150" } });
  const { container } = render(<Keeper />);
  expect(container.textContent).toBe("Precisa de ajuda? Quem cuida do site é Davi Exemplo: (11) 5555-0150");
  expect(screen.getByRole("link", { name: "(11) 5555-0150" }).getAttribute("href")).toBe("tel:+551155550150");
});

it("says nothing while the settings name nobody", () => {
  inPageWith({});
  expect(render(<Keeper />).container.textContent).toBe("");
});

it("stands where there can be no editor", () => {
  inPageWith({ keeper: { name: "Davi Exemplo", phone: "(11) 5555-0150" } });
  render(<EditorOff reason="O editor ainda não está pronto." />);
  expect(screen.getByRole("link", { name: "(11) 5555-0150" })).toBeTruthy();
});
