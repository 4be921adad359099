import { render, screen, within } from "@testing-library/react";
import { pictureOf, statute } from "../../ui/testing";
import { NewsArticle, type NewsArticleData } from "./NewsArticle";

const item: NewsArticleData = {
  title: "Encontro & oração",
  kind: "noticia",
  date: "2026-03-10",
  updated: null,
  expires: null,
  expired: false,
  summary: "Duzentos pastores.",
  cover: null,
  html: '<h2 id="secao-programa">Programa</h2><p>Foi bom.</p>',
  tags: [],
  subsection: null,
  documents: [],
  related: [],
};
const url = "https://opbb-sp.example.org/noticias/encontro";
const draw = (change: Partial<NewsArticleData> = {}) => render(<NewsArticle item={{ ...item, ...change }} url={url} />);

it("shows its title, kind, day, summary and text", () => {
  draw();
  expect(screen.getByRole("heading", { level: 1, name: "Encontro & oração" })).toBeTruthy();
  expect(screen.getByText("Notícia")).toBeTruthy();
  expect(screen.getByText("10 de março de 2026").getAttribute("datetime")).toBe("2026-03-10");
  expect(screen.getByText("Duzentos pastores.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Programa" })).toBeTruthy();
});

it("shows nothing of what it doesn't have", () => {
  draw();
  expect(screen.queryByText(/Atualizad/)).toBeNull();
  expect(screen.queryByText(/valeu até/)).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Documentos" })).toBeNull();
  expect(screen.queryByRole("list", { name: "Assuntos" })).toBeNull();
});

it.each([
  ["noticia", "Atualizada em 12 de março de 2026"],
  ["aviso", "Atualizado em 12 de março de 2026"],
] as const)("says when it was updated: %s", (kind, words) => {
  draw({ kind, updated: "2026-03-12" });
  expect(screen.getByText("12 de março de 2026").parentElement?.textContent).toBe(words);
});

it("says that a notice has expired, but not before", () => {
  const { rerender } = draw({ kind: "aviso", expires: "2026-04-01", expired: true });
  expect(screen.getByText("Este aviso valeu até 1º de abril de 2026.")).toBeTruthy();
  rerender(<NewsArticle item={{ ...item, kind: "aviso", expires: "2026-04-01" }} url={url} />);
  expect(screen.queryByText(/valeu até/)).toBeNull();
});

it("shows its cover at once, with the credit", () => {
  draw({ cover: pictureOf("Pastores em oração", { credit: "Foto: Exemplo" }) });
  const cover = screen.getByRole("img", { name: "Pastores em oração" });
  expect(cover.getAttribute("fetchpriority")).toBe("high");
  expect(within(screen.getByRole("figure")).getByText("Foto: Exemplo")).toBeTruthy();
});

it("offers its documents, subjects and sub-section", () => {
  draw({
    documents: [statute],
    tags: ["formação", "família"],
    subsection: { title: "Campinas", path: "/subsecoes#campinas" },
  });
  expect(screen.getByRole("link", { name: /^Estatuto da seção \(PDF/ }).getAttribute("href")).toBe(
    "/static/estatuto.pdf",
  );
  const tags = within(screen.getByRole("list", { name: "Assuntos" })).getAllByRole("listitem");
  expect(tags.map(({ textContent }) => textContent)).toEqual(["formação", "família"]);
  expect(screen.getByRole("link", { name: "Subseção Campinas" }).getAttribute("href")).toBe("/subsecoes#campinas");
});

it("can be sent by WhatsApp first", () => {
  draw();
  const whatsapp = new URL(screen.getByRole("link", { name: /^Enviar/ }).getAttribute("href") ?? "");
  expect([whatsapp.origin, whatsapp.searchParams.get("text")]).toEqual(["https://wa.me", `Encontro & oração\n${url}`]);
});

it("proposes what to read next, if there is something", () => {
  const { unmount } = draw();
  expect(screen.queryByRole("navigation", { name: "Leia também" })).toBeNull();
  unmount();
  draw({ related: [{ path: "/noticias/outra", title: "Outra", date: "2026-10-05" }] });
  const links = within(screen.getByRole("navigation", { name: "Leia também" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Outra", "/noticias/outra"]]);
});

describe("its neighbours", () => {
  const older = { path: "/noticias/antes", title: "Antes" };
  const newer = { path: "/noticias/depois", title: "Depois" };
  const links = () =>
    within(screen.getByRole("navigation", { name: "Outras notícias" }))
      .queryAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it.each([
    [
      "both",
      { older, newer },
      [
        ["AnteriorAntes", older.path],
        ["PróximaDepois", newer.path],
      ],
    ],
    ["the older alone", { older, newer: null }, [["AnteriorAntes", older.path]]],
    ["the newer alone", { older: null, newer }, [["PróximaDepois", newer.path]]],
  ])("are linked: %s", (_name, neighbours, expected) => {
    render(<NewsArticle item={item} url={url} {...neighbours} />);
    expect(links()).toEqual(expected);
  });
});
