import { announceInPortuguese } from "./announcer";

/** What is said once Gatsby has told of a page with a heading, at an address. */
async function said(path: string, heading: string) {
  const announcer = document.getElementById("gatsby-announcer");
  window.history.replaceState(null, "", path);
  if (announcer) announcer.textContent = `Navigated to ${heading}`;
  await new Promise((resolve) => setTimeout(resolve));
  return announcer?.textContent;
}

it("says which page is open, in Portuguese; home by the site's name; and nothing of places in a page", async () => {
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
  const [announcer] = document.body.children;
  if (announcer) announceInPortuguese(announcer);
  expect(await said("/noticias", "Notícias")).toBe("Página aberta: Notícias");
  expect(await said("/noticias#fim", "Notícias")).toBe("");
  expect(await said("/noticias/pagina-2", "Notícias, página 2")).toBe("Página aberta: Notícias, página 2");
  // The name is that of the title which the document came with: here it had none.
  expect(await said("/", "Servir a quem serve")).not.toContain("Servir");
  await said("/noticias", "Notícias");
  document.title = "Ocorreu um Erro Inesperado | OPBB-SP";
  expect(await said("/", "Ocorreu um Erro Inesperado")).toBe("Página aberta: Ocorreu um Erro Inesperado");
});
