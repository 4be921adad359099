import { http } from "./http";

/** Where the build puts the municipalities of the section's state. */
export const citiesPath = "/municipios.json";

/** All municipalities of the state; loaded only where somebody types a city. */
export const loadCities = () => http<readonly string[]>(citiesPath);
