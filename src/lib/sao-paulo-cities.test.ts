import { saoPauloCities } from "./sao-paulo-cities";
import { slugify } from "./slug";

it("has all 645 municipalities, each once", () => {
  expect(saoPauloCities).toHaveLength(645);
  expect(new Set(saoPauloCities.map(slugify)).size).toBe(645);
});

it.each(["Adamantina", "São Paulo", "Santa Bárbara d'Oeste", "Embu das Artes", "Mogi Mirim", "Zacarias", "Ipaussu"])(
  "writes them as IBGE does: %s",
  (city) => expect(saoPauloCities).toContain(city),
);

it("has no white space around a name", () => expect(saoPauloCities.filter((city) => city !== city.trim())).toEqual([]));
