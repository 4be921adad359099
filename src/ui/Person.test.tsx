import { render, screen } from "@testing-library/react";
import { initials, Person } from "./Person";
import { pictureOf } from "./testing";

it.each([
  ["Pr. Daniel de Exemplo", "DE"],
  ["Lúcia Amostra", "LA"],
  ["Ângela", "Â"],
  ["Profa. Dra. Ruth Modelo da Silva", "RS"],
  ["maria", ""],
])("initials of %s are %s", (name, letters) => expect(initials(name)).toBe(letters));

describe("Person", () => {
  it("shows a photo in place of the initials", () => {
    render(<Person name="Lúcia Amostra" role="Coordenadora" photo={pictureOf("Lúcia sorri")} />);
    expect(screen.getByRole("img", { name: "Lúcia sorri" })).toBeTruthy();
    expect(screen.queryByText("LA")).toBeNull();
    expect(screen.getByText("Coordenadora")).toBeTruthy();
  });

  it("says a name once", () => {
    render(<Person name="Lúcia Amostra" photo={pictureOf("Retrato de Lúcia Amostra")} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getAllByText(/Lúcia/)).toHaveLength(1);
  });

  it("says what else a description tells", () => {
    render(<Person name="Lúcia Amostra" photo={pictureOf("Lúcia Amostra prega ao ar livre")} />);
    expect(screen.getByRole("img", { name: "Lúcia Amostra prega ao ar livre" })).toBeTruthy();
  });

  it.each([
    ["without a photo", null],
    ["with a photo that could not be read", pictureOf("x", { data: null })],
  ])("shows initials %s, which nobody reads aloud", (_name, photo) => {
    render(<Person name="Lúcia Amostra" photo={photo} />);
    expect(screen.getByText("LA").getAttribute("aria-hidden")).toBe("true");
  });
});
