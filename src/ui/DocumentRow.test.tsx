import { render, screen } from "@testing-library/react";
import { DocumentRow } from "./DocumentRow";
import { statute } from "./testing";

it.each([
  ["its pages", statute, "Estatuto da seção (PDF, 184\u00a0KB, 12\u00a0páginas)"],
  ["a single page", { ...statute, pages: 1 }, "Estatuto da seção (PDF, 184\u00a0KB, 1\u00a0página)"],
  ["no pages", { ...statute, fileType: "DOCX", pages: null }, "Estatuto da seção (DOCX, 184\u00a0KB)"],
])("says in the link what comes: %s", (_name, document, name) => {
  render(<DocumentRow document={document} />);
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/static/estatuto.pdf");
});

it("says of which day it is", () => {
  render(<DocumentRow document={statute} />);
  expect(screen.getByText("1º de novembro de 2025").getAttribute("datetime")).toBe("2025-11-01");
});
