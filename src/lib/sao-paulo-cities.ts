import cities from "./sao-paulo-cities.json";

/** The 645 municipalities of the state of São Paulo, as IBGE writes them. Loaded only where somebody types a city. */
export const saoPauloCities: readonly string[] = cities;
