import { render, screen } from "@testing-library/react";
import { PageReport } from "./PageReport";

const url = "https://secao.example.org/noticias/culto-ação";

it("writes to the section, with the page's address in the message", () => {
  render(<PageReport url={url} email="secretaria@example.org" />);
  const link = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /Há um erro nesta página/ }).href);
  expect([link.protocol, link.pathname]).toEqual(["mailto:", "secretaria@example.org"]);
  expect(link.searchParams.get("subject")).toBe("Erro no site");
  expect(link.searchParams.get("body")).toBe(`${url}\r\n\r\n`);
});

it("asks nobody where the section has no e-mail", () => {
  render(<PageReport url={url} email={null} />);
  expect(screen.queryByRole("link")).toBeNull();
});
