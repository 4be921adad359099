import { fireEvent, render, screen, within } from "@testing-library/react";
import { slugify } from "../../lib/slug";
import { statute } from "../../ui/testing";
import { DocumentLibrary, type LibraryDocument, matches } from "./DocumentLibrary";

const alone = { ...statute, thumbnail: null, replaces: null };
const documents: LibraryDocument[] = [
  { ...alone, category: "Institucional", summary: "As regras de filiação." },
  { ...alone, slug: "ata", title: "Ata da assembleia", date: "2026-01-10", category: "Atas", fileType: "DOCX" },
];

const categories = ["Institucional", "Formulários", "Atas"];
const draw = (shown = documents) =>
  render(<DocumentLibrary categories={categories} documents={shown} contact={{ email: "ajuda@example.org" }} />);
const search = (wanted: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Procurar documento" }), { target: { value: wanted } });
const titles = () =>
  screen.queryAllByRole("link", { name: /\(/ }).map(({ textContent }) => textContent?.split(" (")[0]);

it.each([
  ["nothing", "", true],
  ["spaces", "   ", true],
  ["a word of the title", "estatuto", true],
  ["part of a word", "estat", true],
  ["a word without its accents", "secao", true],
  ["a word with other accents and case", "ESTÁTUTO", true],
  ["a word of the summary", "filiação", true],
  ["the category", "institucional", true],
  ["the kind of file", "pdf", true],
  ["the year", "2025", true],
  ["the month, as it is shown", "novembro de 2025", true],
  ["another month", "março de 2025", false],
  ["words from different places", "pdf estatuto 2025", true],
  ["a word that is nowhere", "orçamento", false],
  ["one word that is there and one that is not", "estatuto 2026", false],
])("matches: %s", (_name, wanted, found) => expect(matches(documents[0] as LibraryDocument, wanted)).toBe(found));

describe("DocumentLibrary", () => {
  it("shows the categories that hold something, in the setting's order", () => {
    draw();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Institucional",
      "Atas",
      "Formato acessível",
    ]);
    const jumps = within(screen.getByRole("navigation", { name: "Categorias" })).getAllByRole("link");
    expect(jumps.map((link) => link.getAttribute("href"))).toEqual(["#institucional", "#atas"]);
  });

  it("has an anchor for each document, also for one that is named as a category", () => {
    const { container } = draw(documents.map((document) => ({ ...document, slug: slugify(document.category) })));
    const ids = [...container.querySelectorAll("section[id], li[id]")].map(({ id }) => id);
    expect(ids).toEqual(["categoria--institucional", "institucional", "categoria--atas", "atas"]);
    expect(container.querySelector("#atas")?.textContent).toContain("Ata da assembleia");
  });

  it("narrows down as one types, and says how many are left", () => {
    draw();
    expect(screen.getByRole("status").textContent).toBe("");
    search("ata");
    expect(titles()).toEqual(["Ata da assembleia"]);
    expect(screen.queryByRole("heading", { name: "Institucional" })).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("1 documento");
    search("2");
    expect(screen.getByRole("status").textContent).toBe("2 documentos");
    search("orçamento");
    expect(titles()).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("Nenhum documento");
    search("");
    expect(titles()).toHaveLength(2);
  });

  it("has old versions under the present one, and finds it by them", () => {
    const [statuteNow, minutes] = documents as [LibraryDocument, LibraryDocument];
    const old = { ...statuteNow, slug: "estatuto-2019", title: "Estatuto de 2019", date: "2019-01-01" };
    const oldest = { ...old, slug: "estatuto-1999", title: "Estatuto de 1999", date: "1999-01-01" };
    draw([{ ...statuteNow, replaces: old }, minutes, { ...old, replaces: oldest }, oldest]);
    expect(screen.getByText("2 versões anteriores").closest("li")?.id).toBe(statuteNow.slug);
    expect(titles()).toEqual(["Estatuto da seção", "Estatuto de 2019", "Estatuto de 1999", "Ata da assembleia"]);
    search("1999");
    expect(titles()[0]).toBe("Estatuto da seção");
    expect(screen.getByRole("status").textContent).toBe("1 documento");
    const versions = screen.getByText("2 versões anteriores").closest("details");
    expect(versions?.open).toBe(true);
    search("");
    expect(versions?.open).toBe(false);
  });

  it("loses no document where two replace each other", () => {
    const [first, second] = documents as [LibraryDocument, LibraryDocument];
    draw([
      { ...first, replaces: second },
      { ...second, replaces: first },
    ]);
    expect(document.getElementById(first.slug)).not.toBeNull();
    expect(document.getElementById(second.slug)).not.toBeNull();
  });

  it("says whom to ask for another format", () => {
    draw();
    expect(screen.getByRole("link", { name: /ajuda@example.org/ })).toBeTruthy();
  });

  it("is honest when there is nothing yet", () => {
    draw([]);
    expect(screen.getByText(/^Ainda não há documentos publicados/)).toBeTruthy();
  });
});

it("without any document, offers neither categories nor a search", () => {
  draw([]);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText(/Ainda não há documentos publicados/)).toBeTruthy();
});
