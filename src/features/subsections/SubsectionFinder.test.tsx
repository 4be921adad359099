import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { translatePage } from "../../ui/testing";
import { findSubsection } from "./find-subsection";
import type { SubsectionData } from "./SubsectionCard";
import { SubsectionFinder } from "./SubsectionFinder";

jest.mock("../../lib/cities", () => ({ loadCities: async () => ["Campinas", "Valinhos", "Zacarias"] }));

const campinas: SubsectionData = {
  slug: "campinas",
  title: "Campinas e região",
  cities: ["Campinas", "Valinhos", "Sumaré"],
  president: { name: "Pr. Daniel Exemplo", photo: null },
  contact: { email: null, phone: null, whatsapp: "(19) 95555-0100" },
  meeting: { when: "Primeira segunda-feira, às 9h", place: "Igreja de Exemplo", address: "Rua Exemplo, 10" },
  html: "",
};
const bauru: SubsectionData = {
  ...campinas,
  slug: "bauru",
  title: "Bauru e região",
  cities: ["Bauru (Centro)", "Agudos"],
  meeting: null,
  html: "<p>Fundada em 1970.</p>",
};

it.each([
  ["nothing", "", ["campinas", "bauru"]],
  ["a city", "Sumaré", ["campinas"]],
  ["a city without its accents", "sumare", ["campinas"]],
  ["a city in capitals with spaces around", " SUMARÉ ", ["campinas"]],
  ["the beginning of a city", "val", ["campinas"]],
  ["the sub-section's own name", "campinas e região", ["campinas"]],
  ["a city of another", "Agudos", ["bauru"]],
  ["a city of which it serves a part", "bauru", ["bauru"]],
  ["a city whose name is part of another's", "Cam", ["campinas"]],
  ["a city with its state", "Campinas/SP", ["campinas"]],
  ["a city with its state after a dash", "Campinas - SP", ["campinas"]],
  ["a city with its state in brackets", "bauru (sp)", ["bauru"]],
  ["a city with its state and no sign", "Agudos SP", ["bauru"]],
  ["a city that is called one", "cidade de Sumaré", ["campinas"]],
])("finds: %s", (_name, city, slugs) =>
  expect(findSubsection([campinas, bauru], city, ["Cama"], "SP").subsections.map(({ slug }) => slug)).toEqual(slugs),
);

it.each([
  ["a municipality that none serves", "avare", { subsections: [], unserved: "Avaré" }],
  ["one whose name is part of a served one's", "suma", { subsections: [], unserved: "Suma" }],
  ["a misspelt one", "Avaree", { subsections: [], similar: "Avaré" }],
  ["what is no city", "Atlântida", { subsections: [] }],
  ["one that none serves, with its state", "Avaré, SP", { subsections: [], unserved: "Avaré" }],
  ["a misspelt one with its state", "Avaree SP", { subsections: [], similar: "Avaré" }],
  ["a city of another state", "Campinas/MG", { subsections: [] }],
])("is honest about %s", (_name, city, answer) =>
  expect(findSubsection([campinas, bauru], city, ["Avaré", "Suma"], "SP")).toEqual(answer),
);

it("takes a city of which only parts are served for served, once the cities of the state are known", () => {
  expect(findSubsection([campinas, bauru], "bauru", ["Bauru"])).toEqual({ subsections: [bauru] });
});

describe("SubsectionFinder", () => {
  beforeEach(() => {
    render(<SubsectionFinder subsections={[campinas, bauru]} />);
  });
  const search = (city: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Qual é a sua cidade?" }), { target: { value: city } });
  const shown = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

  it("shows all of them, each at its anchor", () => {
    expect(shown()).toEqual(["Campinas e região", "Bauru e região"]);
    expect(document.getElementById("campinas")?.textContent).toContain("Campinas, Valinhos, Sumaré.");
    expect(screen.getByRole("link", { name: "Bauru e região" }).getAttribute("href")).toBe("#bauru");
  });

  it("says whom to talk to, when it meets, and what else there is to read", () => {
    expect(screen.getAllByText("Pr. Daniel Exemplo")).toHaveLength(2);
    expect(screen.getByText("Primeira segunda-feira, às 9h")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mapa, Subseção Campinas e região: Ver no mapa" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Mapa, Subseção Bauru e região: Ver no mapa" })).toBeNull();
    expect(screen.getByText("Fundada em 1970.")).toBeTruthy();
  });

  it("proposes every city once, in Portuguese order", () => {
    const options = [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"));
    expect(options).toEqual(["Agudos", "Bauru (Centro)", "Campinas", "Sumaré", "Valinhos"]);
  });

  it("finds the one that serves a city, and says which", () => {
    search("sumare");
    expect(shown()).toEqual(["Campinas e região"]);
    expect(screen.getByRole("status").textContent).toBe("Subseção Campinas e região");
  });

  it("knows every city of the state once somebody types, and says which none serves", async () => {
    const field = screen.getByRole("combobox", { name: "Qual é a sua cidade?" });
    fireEvent.focus(field);
    await waitFor(() => expect(document.querySelectorAll("datalist option").length).toBe(6));
    search("zacarias");
    expect(screen.getByText(/^Nenhuma subseção atende Zacarias por enquanto/)).toBeTruthy();
    search("Zacariass");
    const meant = screen.getByRole("button", { name: "Zacarias" });
    act(() => meant.focus());
    fireEvent.click(meant);
    expect(screen.getByRole("status").textContent).toBe("Nenhuma subseção atende Zacarias");
    // The button is gone.
    expect(document.activeElement).toBe(field);
  });

  it("goes on answering on a translated page", async () => {
    fireEvent.focus(screen.getByRole("combobox"));
    await waitFor(() => expect(document.querySelectorAll("datalist option").length).toBe(6));
    const answer = () => document.querySelector(".box")?.textContent;
    for (const [city, expected] of [
      ["zacarias", /^Nenhuma subseção atende Zacarias por enquanto/],
      ["Zacariass", /^Não encontramos .* Você quis dizer Zacarias\?/],
      ["Atlântida", /^Não encontramos .* Confira o nome/],
      ["zacarias", /^Nenhuma subseção atende Zacarias por enquanto/],
    ] as const) {
      search(city);
      expect(answer()).toMatch(expected);
      translatePage();
    }
  });

  it("says of a city that it does not know no more than that, and what to do", () => {
    search("Atlântida");
    expect(shown()).toEqual([]);
    expect(
      screen.getByText(/^Não encontramos essa cidade nas subseções. Confira o nome, ou fale com a secretaria/),
    ).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Não encontramos essa cidade nas subseções");
  });
});

it("without any sub-section, asks for no city and says whom to ask", () => {
  render(<SubsectionFinder subsections={[]} contact={{ email: "secretaria@example.org" }} />);
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByText(/Nenhuma subseção atende/)).toBeNull();
  expect(screen.getByRole("link", { name: /secretaria@example.org/ })).toBeTruthy();
});
