import { model } from "../../../../src/content-types";
import { fileIn, pathAt, placeOf } from "./places";

it.each([
  ["#/collections/news/entries/um-texto/index", "content/news/um-texto/index.md"],
  ["#/collections/pages/entries/home", "content/pages/home/index.md"],
  ["#/collections/settings/entries/site", "content/settings/site.yml"],
])("%s is the place of %s", (place, path) => {
  expect(pathAt(place)).toBe(path);
  expect(placeOf(path)).toBe(place);
});

it.each(["#/inicio", "#/collections/news", "#/collections/news/new"])("%s is no entry's", (place) => {
  expect(pathAt(place)).toBeUndefined();
});

it.each([
  ["Cria Notícia ou aviso: um-texto", "content/news/um-texto/index.md"],
  ["Exclui Documento: ata_assembleia~2024", "content/documents/ata_assembleia~2024/index.md"],
  ["Altera Configuração: site", "content/settings/site.yml"],
  ["fix: a typo", undefined],
  ["Altera Outra coisa: x", undefined],
])("%s names %s", (what, path) => {
  expect(fileIn(model, what)).toBe(path);
});
