import { render } from "@testing-library/react";
import { Suggestions } from "./Suggestions";

it("is filled before it comes into the page, also when more is offered", () => {
  const { container, rerender } = render(<Suggestions id="cities" options={["Agudos"]} />);
  const comings = new MutationObserver(() => undefined);
  comings.observe(container, { childList: true, subtree: true });
  rerender(<Suggestions id="cities" options={["Agudos", "Bauru", "Valinhos"]} />);
  const added = comings.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.map(({ nodeName }) => nodeName)).toEqual(["DATALIST"]);
  expect([...container.querySelectorAll("option")].map(({ value }) => value)).toEqual(["Agudos", "Bauru", "Valinhos"]);
});
