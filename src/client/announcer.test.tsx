import { announceInPortuguese, routeChanged } from "./announcer";

const announcer = document.body.appendChild(document.createElement("div"));
announcer.id = "gatsby-announcer";
announceInPortuguese(announcer);

/** Gatsby has shown what is at an address. */
function shows(path: string) {
  const { pathname } = window.location;
  window.history.replaceState(null, "", path);
  routeChanged(window.location.pathname !== pathname);
}

/** What is said once Gatsby has told of a heading. */
async function said(heading: string) {
  announcer.textContent = `Navigated to ${heading}`;
  await new Promise((resolve) => setTimeout(resolve));
  return announcer.textContent;
}

it("says which page is open, in Portuguese; home by the site's name; and nothing of places in a page", async () => {
  shows("/noticias");
  expect(await said("Notícias")).toBe("Página aberta: Notícias");
  shows("/noticias#fim");
  expect(await said("Notícias")).toBe("");
  shows("/noticias/pagina-2");
  expect(await said("Notícias, página 2")).toBe("Página aberta: Notícias, página 2");
  // The name is that of the title which the document came with: here it had none.
  shows("/");
  expect(await said("Servir a quem serve")).not.toContain("Servir");
  shows("/noticias");
  await said("Notícias");
  document.title = "Ocorreu um Erro Inesperado | OPBB-SP";
  shows("/");
  expect(await said("Ocorreu um Erro Inesperado")).toBe("Página aberta: Ocorreu um Erro Inesperado");
});

it("says which page is open though the announcement of a jump before came late", async () => {
  shows("/noticias");
  shows("/noticias#conteudo");
  // The address of the next page, which is not shown yet.
  window.history.replaceState(null, "", "/pastorais");
  expect(await said("Notícias")).toBe("");
  routeChanged(true);
  expect(await said("Pastorais")).toBe("Página aberta: Pastorais");
});
