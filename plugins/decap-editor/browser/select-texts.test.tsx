import { render, screen } from "@testing-library/react";
import Select from "react-select";
import { translateSelects } from "./select-texts";

beforeAll(translateSelects);

it("speaks Portuguese in a list of choices, and to a screen reader", () => {
  const { rerender } = render(<Select menuIsOpen options={[]} />);
  expect(screen.getByText("Escolha…")).toBeTruthy();
  expect(screen.getByText("Nada encontrado")).toBeTruthy();
  const choices = [{ value: "ata", label: "Ata" }];
  rerender(<Select isMulti options={choices} value={choices} />);
  expect(screen.getByLabelText("Tirar Ata")).toBeTruthy();
});
