import { slugify } from "../../../../src/lib/slug";

/** The cities in a text with commas or line ends between them, written as they are known. */
export const citiesIn = (text: string, known: readonly string[]): readonly string[] => {
  const found = text
    .split(/[,;\n]/)
    .map((name) => name.replace(/\s+/g, " ").replace(/\.$/, "").trim())
    .filter((name) => name !== "")
    .map((name) => known.find((one) => slugify(one) === slugify(name)) ?? name);
  return [...new Set(found)];
};

/** The cities that can be chosen: those of the state. */
export const loadCities = async (): Promise<readonly string[]> =>
  (await import("../../../../src/lib/sao-paulo-cities")).saoPauloCities;
