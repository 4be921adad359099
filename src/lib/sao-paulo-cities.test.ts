import { getCities } from "@brazilian-utils/brazilian-utils";
import { saoPauloCities } from "./sao-paulo-cities";
import { slugify } from "./slug";

// The package can only be had with all cities of Brazil: 40 KB, where these are 3 KB.
it("has the municipalities that the package of Brazilian data has, each once", () => {
  expect(new Set(saoPauloCities)).toEqual(new Set(getCities("SP")));
  expect(new Set(saoPauloCities.map(slugify)).size).toBe(saoPauloCities.length);
});
