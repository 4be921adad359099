import { act, render, screen, waitFor } from "@testing-library/react";
import { CitySuggestions } from "./CitySuggestions";

jest.mock("../../../lib/cities", () => ({ loadCities: async () => ["Águas da Prata", "Bauru", "Aguaí"] }));

const cities = ["Vila Exemplo", "Bauru"];
const offered = () => [...document.querySelectorAll("option")].map(({ value }) => value);
const comeToTheField = () => act(() => screen.getByLabelText("Cidade").focus());

function Form({ isLive }: { isLive: boolean }) {
  return (
    <>
      <input aria-label="Cidade" list="cities" />
      {isLive && <CitySuggestions id="cities" cities={cities} />}
    </>
  );
}

test("cities are offered to who comes to the field, in alphabetical order, each once", async () => {
  render(<Form isLive />);
  expect(offered()).toEqual([]);
  comeToTheField();
  await waitFor(() => expect(offered()).toEqual(["Aguaí", "Águas da Prata", "Bauru", "Vila Exemplo"]));
});

test("and to who was there before the script", async () => {
  const { rerender } = render(<Form isLive={false} />);
  comeToTheField();
  rerender(<Form isLive />);
  expect(document.activeElement).toBe(screen.getByLabelText("Cidade"));
  await waitFor(() => expect(offered()).toEqual(["Aguaí", "Águas da Prata", "Bauru", "Vila Exemplo"]));
});
