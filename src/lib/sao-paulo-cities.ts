// The file has another name than this one: webpack tries `.json` before `.ts`.
import municipalities from "./municipalities.json";

/** The 645 municipalities of the state of São Paulo, as IBGE writes them. Loaded only where somebody types a city. */
export const saoPauloCities: readonly string[] = municipalities;
