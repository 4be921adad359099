import { news, standalone } from "../../../../src/content-types";
import { isTaken } from "./taken-address";

/** A site with these pages, and the entries whose they are. */
const site = {
  pages: new Map([
    ["/noticias", undefined],
    ["/beneficios", "beneficios"],
    ["/ajuda", "perguntas"],
    ["/noticias/retiro", "retiro"],
  ]),
  has: async (path: string) => site.pages.has(path),
  keyAt: async (path: string) => site.pages.get(path),
};
const taken = (slug: string, { key, isChosen = true }: { key?: string; isChosen?: boolean } = {}, type = standalone) =>
  isTaken(type, { slug, key, isChosen }, site);

it.each([
  ["a word that the site keeps for itself", taken("admin")],
  ["one of its error pages", taken("error-404")],
  ["a page that is no entry's", taken("noticias")],
  ["a page that is no entry's, by the title of a new one", taken("noticias", { isChosen: false })],
  ["another entry's page", taken("beneficios", { key: "outra" })],
  ["another entry's page, chosen for a new one", taken("beneficios")],
  ["another entry's page, by the title of a new one", taken("ajuda", { isChosen: false })],
  ["a news item's, of its kind", isTaken(news, { slug: "retiro", key: "outra", isChosen: true }, site)],
])("is taken: %s", async (_name, answer) => {
  expect(await answer).toBe(true);
});

it.each([
  ["an address that nobody has", taken("novidade")],
  ["the entry's own, to which it goes back", taken("beneficios", { key: "beneficios" })],
  ["a folder that Decap will number", taken("beneficios", { isChosen: false })],
  ["a news item's, of another kind", taken("retiro")],
])("is free: %s", async (_name, answer) => {
  expect(await answer).toBe(false);
});
