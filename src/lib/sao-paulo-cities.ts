import cities from "./sao-paulo-cities.json";

/**
 * The 645 municipalities of the state of São Paulo, as IBGE writes them. Loaded only where somebody types a city. A copy, as
 * `import()` of a module that only passes JSON on gives the JSON itself in webpack 5.
 */
export const saoPauloCities: readonly string[] = [...cities];
