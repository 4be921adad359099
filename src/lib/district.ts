/** A city without the district in brackets that a sub-section serves: `São Paulo (Penha)`. */
export const withoutDistrict = (city: string): string => city.replace(/\s*\(.*\)$/, "");

/** A city without its district, and the state that is written after one of another: `Unaí/MG`, `Unaí - MG`. */
export function withoutState(city: string): { readonly name: string; readonly state: string | undefined } {
  const [name = "", state] = withoutDistrict(city).split(/\s*[/-]\s*(?=[A-Z]{2}\s*$)/);
  return { name: name.trim(), state: state?.trim() };
}

/**
 * The address of a city without what people write beside its name: its own state (`Campinas/SP`, `Campinas (SP)`), `cidade de`.
 * @param slug what was typed, as `slugify` leaves it
 */
export const cityAlone = (slug: string, state: string): string =>
  slug.replace(RegExp(`^cidade-d[aeo]-|-${state.toLowerCase()}$`, "g"), "");
