import { render, screen } from "@testing-library/react";
import { ErrorView } from "../../ui/ErrorView";
import { translatePage } from "../../ui/testing";
import { errorTexts, statusOf } from "./error-texts";

const notFound = "Página Não Encontrada";
const unexpected = "Ocorreu um Erro Inesperado";

it.each([
  ["/nada", 404, notFound],
  ["/error-404", 404, notFound],
  ["/error-500", 500, unexpected],
  ["/error-403", 403, unexpected],
  ["/error-503/", 503, unexpected],
  ["/error-qualquer", 500, unexpected],
  ["/error-", 500, unexpected],
  ["/error-200", 500, unexpected],
  ["/error-5031", 500, unexpected],
  ["/noticias/error-500", 404, notFound],
])("%s tells of %d: %s", (path, status, title) => {
  expect(errorTexts(statusOf(path))).toMatchObject({ status, title });
});

it("tells what happened and leads home", () => {
  render(<ErrorView texts={errorTexts(404)} />);
  expect(screen.getByRole("heading", { level: 1, name: notFound })).toBeTruthy();
  expect(screen.getByText("404")).toBeTruthy();
  expect(screen.getByText("Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar para a Página Inicial" }).getAttribute("href")).toBe("/");
});

it("says that the team knows of an unexpected error only when it does, on a translated page too", () => {
  const { rerender } = render(<ErrorView texts={errorTexts(500)} />);
  expect(screen.getByText("Tente de novo daqui a pouco.")).toBeTruthy();
  translatePage();
  rerender(<ErrorView texts={errorTexts(500)} isReported />);
  expect(screen.getByText("Nossa equipe já foi avisada. Tente de novo daqui a pouco.")).toBeTruthy();
});
