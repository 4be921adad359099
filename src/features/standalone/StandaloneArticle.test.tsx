import { render, screen, within } from "@testing-library/react";
import { pictureOf, statute } from "../../ui/testing";
import { StandaloneArticle, type StandaloneArticleData } from "./StandaloneArticle";

const page: StandaloneArticleData = {
  title: "Benefícios & apoio",
  summary: "O que a filiação oferece.",
  cover: null,
  html: "<p>Cada pastor filiado…</p>",
  documents: [],
};

it("shows its title, introduction and text, and nothing of what it doesn't have", () => {
  render(<StandaloneArticle page={page} />);
  expect(screen.getByRole("heading", { level: 1, name: "Benefícios & apoio" })).toBeTruthy();
  expect(screen.getByText("O que a filiação oferece.")).toBeTruthy();
  expect(screen.getByText("Cada pastor filiado…")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
});

it("shows its picture with its credit, and its documents", () => {
  render(
    <StandaloneArticle
      page={{ ...page, cover: pictureOf("Pastores à mesa", { credit: "Foto: acervo" }), documents: [statute] }}
    />,
  );
  expect(screen.getByRole("img", { name: "Pastores à mesa" })).toBeTruthy();
  expect(screen.getByText("Foto: acervo")).toBeTruthy();
  const documents = screen.getByRole("heading", { level: 2, name: "Documentos" }).closest("section");
  expect(within(documents as HTMLElement).getByRole("link", { name: /Estatuto/ })).toBeTruthy();
});
