import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { Answer, Hit } from "../../../plugins/search-index/browser/find-pages";
import { translatePage } from "../../ui/testing";
import { Search } from "./Search";

const hit = (number: number, rest: Partial<Hit> = {}): Hit => ({
  url: `/noticias/${number}`,
  title: `Notícia ${number}`,
  type: "Notícia",
  excerpt: [],
  places: [],
  ...rest,
});

const answerOf = (hits: readonly Hit[], rest: Partial<Answer> = {}): Answer => ({
  total: hits.length,
  isPartial: false,
  corrected: undefined,
  suggestion: undefined,
  load: async (from, to) => hits.slice(from, to),
  ...rest,
});

/** Asks a question of which this is the answer. */
async function ask(words: string, answer: Answer, type = "") {
  document.title = "Busca | Seção";
  window.history.replaceState(null, "", `/busca?q=${words}${type && `&tipo=${type}`}`);
  render(
    <Search
      ask={async () => answer}
      prepare={() => undefined}
      types={["Notícia"]}
      indexes={[{ path: "/documentos", label: "Documentos" }]}
      contact={{ phone: "(11) 5555-0110" }}
      visit="one"
    />,
  );
  await waitFor(() => expect(document.title).toBe(`“${words}” | Busca | Seção`));
}

test("where nothing is found: what may have been meant, where to look, and whom to ask", async () => {
  await ask("asembleya", answerOf([], { suggestion: "assembleia" }));
  expect(screen.getByRole("link", { name: "“assembleia”" })).toHaveProperty("search", "?q=assembleia");
  screen.getByRole("link", { name: "Documentos" });
  screen.getByRole("link", { name: /Telefone, Secretaria/ });
});

test("a translated page goes on answering", async () => {
  await ask("asembleya", answerOf([], { suggestion: "assembleia" }));
  translatePage();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "asembleia" } });
  fireEvent.submit(screen.getByRole("searchbox"));
  await screen.findByText(/^Nada encontrado para “asembleia”/);
  expect(screen.getAllByRole("status")[0]?.textContent).not.toContain("asembleya");
});

test("where nothing of a type is found: that it is of the type, and the way to all", async () => {
  await ask("retiro", answerOf([]), "Documento");
  screen.getByText("Nada encontrado para “retiro” no tipo Documento. Tente menos palavras, ou outras.");
  expect(screen.getByRole("link", { name: "Procurar em tudo" }).getAttribute("href")).toBe("/busca?q=retiro");
});

test.each([
  ["all of it", "estatudo", "estatuto", false, "resultados para “estatuto”: 1."],
  ["parts of it", "estatudo 2031", "estatuto 2031", true, "o que tem parte de “estatuto 2031”: 1."],
])("says what is shown in place of a word that nobody wrote: %s", async (_name, words, corrected, isPartial, rest) => {
  await ask(words, answerOf([hit(1)], { corrected, isPartial }));
  screen.getByText(`Nada encontrado para “${words}”. Mostramos ${rest}`);
});

test("the question stays in a title that is drawn anew, and leaves it with the page", async () => {
  await ask("pastor", answerOf([hit(1)]));
  document.querySelector("title")?.remove();
  const title = document.createElement("title");
  title.textContent = "Busca | Seção";
  document.head.append(title);
  await waitFor(() => expect(document.title).toBe("“pastor” | Busca | Seção"));
  cleanup();
  expect([document.title, document.querySelectorAll("title").length]).toEqual(["Busca | Seção", 1]);
});

test.each([
  [1, "Este tem parte delas."],
  [2, "Estes 2 têm parte delas."],
])("says that the best answers have a part of the words: %i", async (count, rest) => {
  const hits = Array.from({ length: count }, (_, number) => hit(number));
  await ask("ata nova", answerOf(hits, { isPartial: true }));
  screen.getByText(`Nenhum resultado tem todas as palavras de “ata nova”. ${rest}`);
});

test("a jump within the page asks nothing, and the way to another page leaves its address alone", async () => {
  await ask("pastor", answerOf(Array.from({ length: 12 }, (_, number) => hit(number))));
  fireEvent.click(await screen.findByRole("button", { name: "Mostrar mais resultados" }));
  await screen.findByRole("link", { name: "Notícia 8" });
  const typed = screen.getByRole("searchbox");
  fireEvent.change(typed, { target: { value: "outra" } });
  window.history.replaceState(null, "", "/busca?q=pastor#top");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  screen.getByRole("link", { name: "Notícia 8" });
  expect(typed).toHaveProperty("value", "outra");
  window.history.replaceState(null, "", "/noticias/retiro");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(window.location.pathname).toBe("/noticias/retiro");
});

test("more results say how many they are, and the first of them takes the focus", async () => {
  await ask("pastor", answerOf(Array.from({ length: 12 }, (_, number) => hit(number))));
  fireEvent.click(await screen.findByRole("button", { name: "Mostrar mais resultados" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Notícia 8"));
  expect(screen.getByText("Mais 4 resultados: 12 de 12.").getAttribute("role")).toBe("status");
});

test("no more results are offered while the first are still to come", async () => {
  const hits = Array.from({ length: 12 }, (_, number) => hit(number));
  let come: (hits: readonly Hit[]) => void = () => undefined;
  const rest = new Promise<readonly Hit[]>((resolve) => {
    come = resolve;
  });
  await ask("pastor", answerOf(hits, { load: async (from, to) => (to === 1 ? hits.slice(from, to) : rest) }));
  await screen.findByRole("link", { name: "Notícia 0" });
  expect(screen.queryByRole("button", { name: "Mostrar mais resultados" })).toBeNull();
  await act(async () => come(hits.slice(0, 8)));
  screen.getByRole("button", { name: "Mostrar mais resultados" });
});

test("results that did not load are said to be missing until they are there", async () => {
  const hits = Array.from({ length: 20 }, (_, number) => hit(number));
  const load = jest.fn(async (from: number, to: number) => hits.slice(from, to));
  await ask("pastor", answerOf(hits, { load }));
  const more = await screen.findByRole("button", { name: "Mostrar mais resultados" });
  load.mockRejectedValueOnce(new Error("no line"));
  fireEvent.click(more);
  await screen.findByRole("alert");
  fireEvent.click(more);
  await screen.findByRole("link", { name: "Notícia 16" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("each link into a document names it and its page, once, and what is over says so", async () => {
  const places = [1, 3].map((page) => ({ url: `/static/a.pdf#page=${page}`, title: `Página ${page}`, excerpt: [] }));
  await ask(
    "voto",
    answerOf([hit(1, { url: "/static/a.pdf", title: "Ata", over: "Substituído por “Ata nova”", places })]),
  );
  screen.getByText("Substituído por “Ata nova”");
  const links = screen.getAllByRole("link", { name: /Ata/ });
  expect(links.map((link) => link.textContent)).toEqual(["Ata, Página 1", "Ata, Página 3"]);
});
