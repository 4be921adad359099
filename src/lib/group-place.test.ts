import { groupPlace } from "./group-place";

it.each([
  ["Atas", "atas"],
  ["Estatuto", "categoria--estatuto"],
  ["Contatos", "categoria--contatos"],
  ["Conteúdo", "categoria--conteudo"],
  ["📄", "categoria--"],
])("the place of “%s” is %s: no entry's, none of the layout's, and never none", (group, place) =>
  expect(groupPlace(group, new Set(["estatuto"]))).toBe(place),
);
